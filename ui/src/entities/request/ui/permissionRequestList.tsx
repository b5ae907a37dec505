import type { TFunction } from 'i18next'
import { CircleCheck, CircleDashed, CircleMinus, CircleX, Clock } from 'lucide'
import type { ReactNode } from 'react'
import type { Column } from '../../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../../shared/blocks/data-table/columns'
import { type Asking, defineList } from '../../../shared/blocks/list-page/defineList'
import { dayOf } from '../../../shared/blocks/values/day'
import { listPermissionRequests } from '../api'
import { historyStatuses } from '../history'
import type { AccessRequest, Party } from '../model'
import { Moment } from './Moment'
import { StatusBadge } from './StatusBadge'
import { WaitingSince } from './WaitingSince'

export interface PermissionRequestsArgs {
  /** The role or resource; `id` is its DN. */
  permission: { id: string; kind: 'role' | 'resource'; name: string }
  /** Draws the name of a person, with a link where there is one. */
  drawParty: (party: Party) => ReactNode
  /** The status as text, for exported files. */
  stateText: (request: AccessRequest) => string
}

type Row = AccessRequest

const STATUS_ICONS = {
  running: CircleDashed,
  pending: Clock,
  approved: CircleCheck,
  completed: CircleCheck,
  denied: CircleX,
  terminated: CircleMinus,
} as const

/** Share of the width that fits a status of two words without a break. */
const STATE_WEIGHT = 0.65

/** The list of requests for one role or resource. Source: SPEC 3 "Table columns", request status; docs/assumptions.md A-305. */
export const permissionRequestList = defineList({
  namespace: 'history',
  keyPrefix: 'ofPermission',
  texts: (t: TFunction<'history'>, { permission: { name } }: PermissionRequestsArgs) => ({
    fileName: t('ofPermission.file', { name }),
  }),
  preference: 'idm.requestStatusList',
  endpoint: listPermissionRequests,
  ask: ({ list, args: { permission } }: Asking<Row, PermissionRequestsArgs>) => ({
    permission,
    list,
  }),
  rowId: ({ id }) => id,
  rowName: ({ recipient: { name } }) => name,
  sort: 'recipientName',
  filters: (t: TFunction<'history'>) => [
    {
      key: 'status',
      label: t('filter.status'),
      kind: 'choices',
      options: historyStatuses.role.map((id) => ({
        id,
        text: t(`status.${id}`),
        icon: STATUS_ICONS[id],
      })),
    },
    {
      key: 'action',
      label: t('filter.action'),
      kind: 'choice',
      options: [
        { id: 'grant', text: t('action.grant') },
        { id: 'revoke', text: t('action.revoke') },
      ],
    },
    { key: 'date', label: t('filter.date'), kind: 'dates' },
  ],
  columns: (t: TFunction<'history'>, args): Column<Row>[] => columnsOf(t, args),
})

function columnsOf(
  t: TFunction<'history'>,
  { drawParty, stateText }: PermissionRequestsArgs,
): Column<Row>[] {
  const moment = (key: string, label: string, when: (of: Row) => number | undefined) =>
    textColumn<Row>({
      key,
      label,
      isSortable: true,
      cell: (request) => <Moment at={when(request)} />,
      text: (request) => dayText(when(request)),
    })
  return [
    nameColumn({
      key: 'recipientName',
      label: t('column.recipient'),
      cell: ({ recipient }) => drawParty(recipient),
      text: ({ recipient }) => recipient.name,
    }),
    textColumn({
      key: 'requesterName',
      label: t('column.requester'),
      isSortable: true,
      needs: 'mid',
      cell: ({ requester }) => drawParty(requester),
      text: ({ requester }) => requester.name,
    }),
    textColumn({
      key: 'status',
      label: t('column.status'),
      isSortable: true,
      weight: STATE_WEIGHT,
      cell: ({ kind, state, requestedAt }) =>
        state !== undefined && (
          <>
            <StatusBadge kind={kind} code={state} />
            <WaitingSince kind={kind} state={state} at={requestedAt} />
          </>
        ),
      text: stateText,
    }),
    { ...moment('requestDate', t('column.requested'), (each) => each.requestedAt), needs: 'mid' },
    textColumn({
      key: 'action',
      label: t('column.action'),
      isSortable: true,
      text: ({ action }) => t(`action.${action}`),
    }),
    textColumn({
      key: 'reason',
      label: t('column.reason'),
      isSortable: true,
      needs: 'wide',
      text: ({ reason }) => reason,
    }),
    {
      ...moment('effectiveDate', t('column.effective'), (each) => each.effectiveAt),
      isExtra: true,
    },
    {
      ...moment('expirationDate', t('column.expires'), ({ expiresAt }) => expiresAt),
      isExtra: true,
    },
    textColumn({
      key: 'confirmationNumber',
      label: t('column.number'),
      isSortable: true,
      isExtra: true,
      text: ({ confirmationNumber }) => confirmationNumber,
    }),
  ]
}

function dayText(at: number | undefined): string {
  return at === undefined ? '' : dayOf(at)
}
