import type { TFunction } from 'i18next'
import { CircleCheck, CircleMinus, Clock, type IconNode } from 'lucide'
import { listAdministrators } from '../../entities/administrator/api'
import {
  ADMINISTRATOR_STATES,
  type Administrator,
  type Named,
} from '../../entities/administrator/model'
import { periodState, type PeriodState } from '../../entities/delegation/period'
import type { Column } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { dayOf } from '../../shared/blocks/values/day'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { useNow } from '../../shared/blocks/values/useNow'
import { Badge, type BadgeLook } from '../../shared/ui/Badge'
import { AssigneeSign } from './AssigneeSign'
import { GrantedScope } from './GrantedScope'
import { toAdministrator } from './routes'

/** Columns and domains that the server offers; empty until they are loaded. */
export interface Offered {
  columns: readonly Named[]
  domains: readonly Named[]
}

/** Types of assignees that the server can filter. Source: docs/assumptions.md A-149. */
const TYPES = ['USER', 'GROUP', 'CONTAINER', 'ROLE'] as const

/**
 * The list of administrator assignments; the server defines its columns.
 *
 * Source: SPEC 7 "Admin assignments and permissions"; docs/assumptions.md A-149.
 */
export const administratorList = defineList({
  namespace: 'administrators',
  preference: 'idm.adminAssignmentList',
  endpoint: listAdministrators,
  ask: ({ list }: Asking<Administrator, Offered>) => list,
  rowId: ({ id }: Administrator) => id,
  rowName: ({ name }) => name,
  sort: 'assignee',
  filters: (t: TFunction<'administrators'>, { domains }: Offered) => [
    {
      key: 'type',
      kind: 'choice',
      label: t('filter.type'),
      options: TYPES.map((id) => ({ id, text: t(`filter.${id}`) })),
    },
    {
      key: 'kind',
      kind: 'choice',
      label: t('filter.kind'),
      options: [
        { id: 'DOMAIN', text: t('scope.whole') },
        { id: 'DELEGATED', text: t('scope.part') },
        ...domains.map(({ key, name }) => ({ id: key, text: name })),
      ],
    },
    {
      key: 'state',
      kind: 'choice',
      label: t('column.status'),
      options: ADMINISTRATOR_STATES.map((id) => ({ id, text: t(`status.${id}`) })),
    },
  ],
  columns: (t: TFunction<'administrators'>, { columns }: Offered) => {
    const keys = new Set(columns.map(({ key }) => key))
    const all = allColumns(t)
    return keys.size === 0 ? all : all.filter(({ key }) => keys.has(key))
  },
})

/** Relative widths of columns: for a short word, and for one or two words; no word is broken. */
const TYPE_WEIGHT = 0.42
const WORDS_WEIGHT = 0.6

function allColumns(t: TFunction<'administrators'>): Column<Administrator>[] {
  const day = (at: number | undefined) => (at === undefined ? t('noEnd') : dayOf(at))
  return [
    nameColumn({
      key: 'assignee',
      label: t('column.assignee'),
      cell: (administrator) => <Assignee administrator={administrator} />,
      text: ({ name }) => name,
    }),
    textColumn({
      key: 'assignmentType',
      label: t('column.assignmentType'),
      weight: TYPE_WEIGHT,
      isSortable: true,
      text: ({ assigneeType }) => t(`assignee.${assigneeType}`),
    }),
    textColumn({
      key: 'domain',
      label: t('column.domain'),
      weight: WORDS_WEIGHT,
      isSortable: true,
      text: ({ domainName }) => domainName,
    }),
    textColumn({
      key: 'adminType',
      label: t('column.adminType'),
      weight: WORDS_WEIGHT,
      isSortable: true,
      cell: (administrator) =>
        administrator.isWhole ? t('scope.whole') : <GrantedScope of={administrator} />,
      text: ({ isWhole }) => t(isWhole ? 'scope.whole' : 'scope.part'),
    }),
    textColumn({
      key: 'effectiveDate',
      label: t('column.effectiveDate'),
      isSortable: true,
      needs: 'mid',
      cell: ({ startsAt }) => <DateTime at={startsAt} to="day" />,
      text: ({ startsAt }) => day(startsAt),
    }),
    textColumn({
      key: 'expirationDate',
      label: t('column.expirationDate'),
      isSortable: true,
      needs: 'mid',
      cell: ({ endsAt }) => (endsAt === undefined ? t('noEnd') : <DateTime at={endsAt} to="day" />),
      text: ({ endsAt }) => day(endsAt),
    }),
    textColumn({
      key: 'status',
      label: t('column.status'),
      weight: WORDS_WEIGHT,
      isSortable: true,
      cell: (administrator) => <Status administrator={administrator} t={t} />,
      text: (administrator) => t(`status.${periodState(administrator, Date.now())}`),
    }),
    textColumn({
      key: 'comment',
      label: t('column.comment'),
      weight: WORDS_WEIGHT,
      needs: 'wide',
      isSortable: true,
      text: ({ comment }) => comment,
    }),
  ]
}

/** The name cell; only an administrator of a part has a page with permissions. */
function Assignee({ administrator }: { administrator: Administrator }) {
  const { dn, name, domain, assigneeType, isWhole } = administrator
  return (
    <NameCell
      name={name}
      sign={<AssigneeSign type={assigneeType} name={name} />}
      {...(!isWhole && { href: toAdministrator(dn, domain) })}
    />
  )
}

const LOOKS: Record<PeriodState, { kind: NonNullable<BadgeLook['kind']>; icon: IconNode }> = {
  inForce: { kind: 'success', icon: CircleCheck },
  later: { kind: 'info', icon: Clock },
  over: { kind: 'neutral', icon: CircleMinus },
}

interface StatusProps {
  administrator: Administrator
  t: TFunction<'administrators'>
}

function Status({ administrator, t }: StatusProps) {
  const now = periodState(administrator, useNow())
  return <Badge {...LOOKS[now]}>{t(`status.${now}`)}</Badge>
}
