import { useTranslation } from 'react-i18next'
import type { Role } from '../../entities/role/model'
import {
  type AdditionOutcome,
  type RelationSide,
  useAddRelatedRolesMutation,
  useRemoveRelatedRolesMutation,
} from '../../entities/role/relationsApi'
import { useListText } from '../../i18n/useListText'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { type Stay, useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import {
  failedOutcome,
  joinOutcomes,
  linkedOutcome,
  type Outcome,
} from '../../shared/platform/store/outcome'
import { toRole } from './routes'

/** Relations of a role to add and to remove, and the reason. */
export interface RelationDraft {
  childrenAdded: readonly PickerItem[]
  childrenRemoved: readonly PickerItem[]
  parentsAdded: readonly PickerItem[]
  parentsRemoved: readonly PickerItem[]
  reason: string
}

export type RelationForm = ReturnType<typeof useRelationDraft>

const NOTHING: RelationDraft = {
  childrenAdded: [],
  childrenRemoved: [],
  parentsAdded: [],
  parentsRemoved: [],
  reason: '',
}
/**
 * Additions are sent before removals, so that nobody loses for a moment a permission that they
 * keep.
 */
const PARTS = [
  { key: 'childrenAdded', side: 'children', what: 'added' },
  { key: 'parentsAdded', side: 'parents', what: 'added' },
  { key: 'childrenRemoved', side: 'children', what: 'removed' },
  { key: 'parentsRemoved', side: 'parents', what: 'removed' },
] as const

/** Saves the changed relations of a role together; refused changes stay in the draft. */
export function useRelationDraft(role: Role) {
  const { t } = useTranslation('roles')
  const kinds = useFieldKinds()
  const save = useSaving(role)
  const listOf = (side: RelationSide, what: 'added' | 'removed') =>
    kinds.items({ label: t(`relations.${side}.${what}`) })
  const form = useDialogForm<RelationDraft>({
    fields: {
      childrenAdded: listOf('children', 'added'),
      childrenRemoved: listOf('children', 'removed'),
      parentsAdded: listOf('parents', 'added'),
      parentsRemoved: listOf('parents', 'removed'),
      reason: kinds.text({ label: t('relations.reason'), hint: t('relations.reasonHint') }),
    },
    stored: NOTHING,
    draftName: `relations ${role.id}`,
    onSave: ({ all }, stay) => save(all, stay),
  })
  const changes = PARTS.filter(({ key }) => form.now[key].length > 0)
  return {
    ...form,
    /** A text for each kind of change, `Child roles added (2)`. */
    changes: changes.map(({ key, side, what }) =>
      t('relations.counted', { what: t(`relations.${side}.${what}`), total: form.now[key].length }),
    ),
    discard: () => form.enter(NOTHING),
  }
}

function useSaving(role: Role) {
  const dispatch = useAppDispatch()
  const sendPart = useSendPart(role)
  const tell = useOutcomeText()
  return async (draft: RelationDraft, stay: Stay<RelationDraft>) => {
    const outcomes: AdditionOutcome[] = []
    for (const part of PARTS) {
      if (draft[part.key].length > 0) outcomes.push(await sendPart(part, draft))
    }
    const outcome = joinOutcomes(outcomes)
    dispatch(
      showFeedback({
        outcome,
        text: tell(
          outcome,
          outcomes.flatMap(({ asked }) => asked),
        ),
      }),
    )
    const refused = new Set(outcome.failed.map(({ id }) => id))
    stay((now) => leftOf(draft, now, refused))
  }
}

/** The draft after a save: the refused changes, and those that were entered meanwhile. */
function leftOf(sent: RelationDraft, now: RelationDraft, refused: ReadonlySet<string>) {
  const left = (key: (typeof PARTS)[number]['key']) => {
    const done = new Set(sent[key].map(({ id }) => id).filter((id) => !refused.has(id)))
    return now[key].filter(({ id }) => !done.has(id))
  }
  return {
    ...Object.fromEntries(PARTS.map(({ key }) => [key, left(key)])),
    ...(refused.size === 0 && { reason: '' }),
  }
}

/** Sends one kind of change; when the call fails, all its changes count as refused. */
function useSendPart(role: Role) {
  const errorText = useErrorText()
  const [add] = useAddRelatedRolesMutation()
  const [remove] = useRemoveRelatedRolesMutation()
  return async (
    { key, side, what }: (typeof PARTS)[number],
    draft: RelationDraft,
  ): Promise<AdditionOutcome> => {
    const others = draft[key]
    const change = { role: role.id, side, others, reason: draft.reason }
    try {
      if (what === 'removed') return { ...(await remove(change).unwrap()), asked: [] }
      return leading(await add(change).unwrap(), (id) =>
        toRole(side === 'children' ? id : role.id, 'requests'),
      )
    } catch (error) {
      return { ...failedOutcome(others, errorText(error)), asked: [] }
    }
  }
}

/**
 * Adds links to the outcome: to the role for an existing relation, to the requests of the child
 * role for one that waits for approval.
 */
function leading(outcome: AdditionOutcome, toRequests: (id: string) => string): AdditionOutcome {
  const waiting = new Set(outcome.asked.map(({ id }) => id))
  const succeeded = outcome.succeeded.map((each) =>
    waiting.has(each.id) ? { ...each, path: toRequests(each.id) } : each,
  )
  return linkedOutcome({ ...outcome, succeeded }, toRole)
}

/**
 * The text of the outcome. A relation that waits for approval is not stored yet, although the
 * server reports success.
 */
function useOutcomeText() {
  const { t } = useTranslation('roles')
  const listText = useListText()
  return ({ success, succeeded, failed }: Outcome, asked: AdditionOutcome['asked']) => {
    if (!success) return t('relations.notSaved', { total: failed.length })
    if (asked.length === 0) return t('relations.saved', { total: succeeded.length })
    return t('relations.asked', { names: listText(asked.map(({ id, name = id }) => name)) })
  }
}
