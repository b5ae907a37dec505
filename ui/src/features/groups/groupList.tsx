import type { TFunction } from 'i18next'
import { listGroups } from '../../entities/group/api'
import type { Group } from '../../entities/group/model'
import type { Column } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { defineList } from '../../shared/blocks/list-page/defineList'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'
import { toGroup } from './routes'

/** Source: SPEC 9 "Columns and defaults". */
const DESCRIPTION_WEIGHT = 1

/** The share of the width that fits a container within a container in one line. */
const CONTAINER_WEIGHT = 0.7

/** Source: SPEC 9 "Paging and search": ascending by name. */
export const groupList = defineList({
  namespace: 'groups',
  preference: 'idm.groupList',
  endpoint: listGroups,
  ask: ({ list }) => list,
  rowId: ({ dn }: Group) => dn,
  rowName: ({ name }) => name,
  sort: 'name',
  isEitherOr: true,
  filters: (t: TFunction<'groups'>) =>
    (['name', 'description'] as const).map((key) => ({
      key,
      label: t(`column.${key}`),
      kind: 'text',
    })),
  columns: (t: TFunction<'groups'>): Column<Group>[] => [
    nameColumn({
      label: t('column.name'),
      text: ({ name }) => name,
      href: ({ dn }) => toGroup(dn),
    }),
    textColumn({
      key: 'description',
      label: t('column.description'),
      isSortable: true,
      weight: DESCRIPTION_WEIGHT,
      text: ({ description }) => description,
    }),
    textColumn({
      key: 'container',
      label: t('column.container'),
      weight: CONTAINER_WEIGHT,
      needs: 'wide',
      cell: ({ container }) => <DistinguishedName dn={container} />,
      text: ({ container }) => container,
    }),
  ],
})
