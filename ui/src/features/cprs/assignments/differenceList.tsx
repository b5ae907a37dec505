import type { TFunction } from 'i18next'
import { listDifferences } from '../../../entities/cprs/api'
import { fullName, type Difference, type Subject } from '../../../entities/cprs/model'
import type { Column } from '../../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../../shared/blocks/data-table/columns'
import { type Asking, defineList } from '../../../shared/blocks/list-page/defineList'
import { cnOf } from '../../../shared/blocks/values/dn'
import { toUser } from '../../users/routes'
import { Change, SideCell, Why } from './Why'

/** The relative width in which "Cannot be settled" fits in one line. */
const BADGE_WEIGHT = 0.65

/**
 * The list of differences. Source: SPEC 3 "Client settings"; the columns for both sides and the
 * cause are our own.
 */
export const differenceList = defineList({
  namespace: 'cprs',
  keyPrefix: 'differences',
  preference: 'idm.cprsAssignmentList',
  texts: (t: TFunction<'cprs'>) => ({ firstUse: t('differences.firstUse') }),
  endpoint: listDifferences,
  ask: ({ list, args: subject }: Asking<Difference, Subject>) => ({ subject, list }),
  rowId: ({ id }: Difference) => id,
  rowName: fullName,
  sort: 'firstName',
  filters: (t: TFunction<'cprs'>) => [
    {
      key: 'change',
      kind: 'choice',
      label: t('column.change'),
      options: (['APPLICATION', 'IDM'] as const).map((id) => ({ id, text: t(`change.${id}`) })),
    },
  ],
  columns: (t: TFunction<'cprs'>): Column<Difference>[] => [
    nameColumn<Difference>({
      key: 'firstName',
      label: t('column.person'),
      text: fullName,
      href: ({ person }) => toUser(person),
    }),
    textColumn<Difference>({
      key: 'lastName',
      label: t('column.lastName'),
      isSortable: true,
      isExtra: true,
      text: ({ lastName }) => lastName,
    }),
    textColumn<Difference>({
      key: 'entName',
      label: t('column.entitlement'),
      isSortable: true,
      needs: 'wide',
      text: ({ entitlement }) => cnOf(entitlement),
    }),
    textColumn<Difference>({
      key: 'entVal',
      label: t('column.value'),
      isSortable: true,
      isExtra: true,
      text: ({ value }) => value,
    }),
    textColumn<Difference>({
      key: 'type',
      label: t('column.change'),
      weight: BADGE_WEIGHT,
      isSortable: true,
      cell: (row) => <Change row={row} />,
      text: ({ side }) => t(`change.${side}`),
    }),
    textColumn<Difference>({
      key: 'catalog',
      label: t('column.catalog'),
      needs: 'mid',
      cell: ({ side }) => <SideCell has={side === 'IDM'} />,
      text: ({ side }) => t(side === 'IDM' ? 'side.has' : 'side.hasNot'),
    }),
    textColumn<Difference>({
      key: 'application',
      label: t('column.application'),
      needs: 'mid',
      cell: ({ side }) => <SideCell has={side === 'APPLICATION'} />,
      text: ({ side }) => t(side === 'APPLICATION' ? 'side.has' : 'side.hasNot'),
    }),
    textColumn<Difference>({
      key: 'why',
      label: t('column.why'),
      cell: (row) => <Why row={row} />,
      text: ({ side }) => t(`why.${side}`),
    }),
  ],
})
