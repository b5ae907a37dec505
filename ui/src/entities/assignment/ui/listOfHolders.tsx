import type { TFunction } from 'i18next'
import { CircleCheck, CircleDashed, CircleX, Clock, TriangleAlert } from 'lucide'
import { type Column, NAME_WEIGHT } from '../../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../../shared/blocks/data-table/columns'
import { type Asking, defineList } from '../../../shared/blocks/list-page/defineList'
import { dayOf } from '../../../shared/blocks/values/day'
import { DateTime } from '../../../shared/blocks/values/DateTime'
import { recipientFilters, stateFilters } from '../holderFilters'
import type { HeldPermission, PermissionHolder } from '../holderModel'
import { listHolders, type AnswerColumn } from '../holdersApi'
import { valueText } from '../../entitlement/valueText'
import { CauseCell, type HolderLinks, HolderEnd, HolderState, RecipientName } from './HolderCells'

export interface HolderListArgs {
  permission: HeldPermission
  isWithIndirect: boolean
  links: HolderLinks
  answers: readonly AnswerColumn[]
}

type Row = PermissionHolder

const STATE_LOOKS = {
  held: { icon: CircleCheck },
  pending: { icon: CircleDashed },
  expiring: { icon: Clock, tone: 'warning' },
  denied: { icon: CircleX },
  error: { icon: TriangleAlert, tone: 'danger' },
} as const

/** The text of a day for exported files. */
const day = (at: number | undefined) => (at === undefined ? '' : dayOf(at))

/**
 * The list of the holders of a role or resource. Source: SPEC 3 "Table columns", role assignments.
 */
export const holderList = defineList({
  namespace: 'holders',
  texts: (t: TFunction<'holders'>, { permission: { kind, name } }: HolderListArgs) => ({
    fileName: t('file', { name }),
    none: t(`noneOf.${kind}`),
    firstUse: t(`firstUse.${kind}`),
  }),
  preference: 'idm.assignmentList',
  endpoint: listHolders,
  ask: ({ list, args: { permission, isWithIndirect } }: Asking<Row, HolderListArgs>) => ({
    permission,
    isWithIndirect,
    list,
  }),
  rowId: ({ key }) => key,
  rowName: ({ recipient: { name } }) => name,
  sort: 'recipientFullName',
  filters: (t: TFunction<'holders'>) => [
    {
      key: 'recipient',
      label: t('column.recipientType'),
      kind: 'choice',
      options: recipientFilters.map((id) => ({ id, text: t(`recipients.${id}`) })),
    },
    {
      key: 'state',
      label: t('column.state'),
      kind: 'choice',
      options: stateFilters.map((id) => ({ id, text: t(`state.${id}`), ...STATE_LOOKS[id] })),
    },
  ],
  columns: (t: TFunction<'holders'>, args): Column<Row>[] => columnsOf(t, args),
})

/** The number of answer columns that are shown by default. */
const FEW = 2

function answerColumns(answers: readonly AnswerColumn[]): Column<Row>[] {
  return answers.map(({ key, label }, at) =>
    textColumn({
      key: `answer ${key}`,
      label,
      needs: 'mid',
      isExtra: at >= FEW,
      text: ({ answers: given }) => (given[key] ?? []).map(valueText).join('; '),
    }),
  )
}

function columnsOf(t: TFunction<'holders'>, args: HolderListArgs): Column<Row>[] {
  const { permission, links, answers } = args
  const { kind } = permission
  return [
    nameColumn({
      key: 'recipientFullName',
      label: t('column.holder'),
      cell: ({ recipient }) => <RecipientName recipient={recipient} links={links} />,
      text: ({ recipient }) => recipient.name,
    }),
    textColumn({
      key: 'cause',
      label: t('column.cause'),
      weight: NAME_WEIGHT,
      cell: ({ cause }) => <CauseCell cause={cause} links={links} />,
      text: ({ cause }) => [t(`cause.${cause.kind}`), cause.name].filter(Boolean).join(' '),
    }),
    ...answerColumns(answers),
    textColumn({
      key: 'statusDisplay',
      label: t('column.state'),
      isSortable: true,
      weight: NAME_WEIGHT,
      cell: (holder) => <HolderState holder={holder} kind={kind} />,
      text: ({ stateText, isBeingRemoved }) => (isBeingRemoved ? t('beingRemoved') : stateText),
    }),
    textColumn({
      key: 'effectiveDate',
      label: t('column.effective'),
      isSortable: true,
      needs: 'wide',
      cell: ({ effectiveAt }) =>
        effectiveAt !== undefined && <DateTime at={effectiveAt} to="day" />,
      text: ({ effectiveAt }) => day(effectiveAt),
    }),
    textColumn({
      key: 'expiryDate',
      label: t('column.expires'),
      isSortable: true,
      needs: 'mid',
      cell: (holder) => <HolderEnd holder={holder} kind={kind} />,
      text: ({ expiresAt }) => day(expiresAt),
    }),
    textColumn({
      key: 'description',
      label: t('column.reason'),
      isSortable: true,
      isExtra: true,
      text: ({ reason }) => reason,
    }),
    textColumn({
      key: 'recipientType',
      label: t('column.recipientType'),
      isSortable: true,
      isExtra: true,
      text: ({ recipient }) => t(`recipient.${recipient.kind}`),
    }),
  ]
}
