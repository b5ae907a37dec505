import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../entities/group/model'
import { type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { GroupName } from './GroupName'
import { DistinguishedName } from '../../shared/ui/DistinguishedName'

/** Source: SPEC 9 "Columns and defaults". */
const DESCRIPTION_WEIGHT = 1

/** Wide enough for a container of a container in one line. */
const CONTAINER_WEIGHT = 0.7

/** The columns of the list of groups; stable while the language stays. */
export function useGroupColumns(): Column<Group>[] {
  const { t } = useTranslation('groups')
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('column.name'),
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: (group) => <GroupName group={group} />,
        text: ({ name }) => name,
      },
      {
        key: 'description',
        label: t('column.description'),
        isSortable: true,
        weight: DESCRIPTION_WEIGHT,
        cell: ({ description }) => <span dir="auto">{description}</span>,
        text: ({ description }) => description,
      },
      {
        key: 'container',
        label: t('column.container'),
        isSortable: false,
        weight: CONTAINER_WEIGHT,
        needs: 'wide',
        cell: ({ container }) => <DistinguishedName dn={container} />,
        text: ({ container }) => container,
      },
    ],
    [t],
  )
}
