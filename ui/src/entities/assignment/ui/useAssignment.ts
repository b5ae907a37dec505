import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickerItem } from '../../../shared/entity-picker/pickerItem'
import { showFeedback } from '../../../shared/feedback/feedbackSlice'
import type { Outcome } from '../../../shared/feedback/outcome'
import { useSave } from '../../../shared/form/useSave'
import { useAppDispatch } from '../../../shared/store/hooks'
import { useGrantMutation } from '../api'
import type { PermissionKind } from '../model'
import type { Holder } from './holder'

interface AssignmentOptions {
  kind: PermissionKind
  holder: Holder
  onDone: () => void
}

/** What somebody is to get; days as `2027-03-31`. */
interface Wish {
  items: readonly PickerItem[]
  reason: string
  from: string | undefined
  until: string | undefined
  justification: string
}

const NO_WISH: Wish = {
  items: [],
  reason: '',
  from: undefined,
  until: undefined,
  justification: '',
}

/** Where the dialog says what became of an attempt. */
export const PLACE = 'assignment'

type Problem = 'required' | 'endsBefore'

/** What is entered to give somebody roles or resources, and what became of it. */
export function useAssignment({ kind, holder, onDone }: AssignmentOptions) {
  const { t } = useTranslation('assignments')
  const dispatch = useAppDispatch()
  const [grant, { isLoading }] = useGrantMutation()
  const [wish, setWish] = useState(NO_WISH)
  const [isInConflict, setInConflict] = useState(false)
  const [isTried, setTried] = useState(false)
  const keepFailed = ({ succeeded, sods = [] }: Outcome) => {
    const done = new Set(succeeded.map(({ id }) => id))
    setWish((before) => ({ ...before, items: before.items.filter(({ id }) => !done.has(id)) }))
    setInConflict(sods.length > 0)
    setTried(false)
  }
  const { attempt, fault } = useSave(async () => {
    const outcome = await grant(toGrant(kind, holder, wish)).unwrap()
    const count = outcome.success ? wish.items.length : outcome.failed.length
    const told = outcome.success
      ? { text: t(`${kind}.assigned`, { count, name: holder.name }) }
      : { text: t(`${kind}.notAssigned`, { count, name: holder.name }), place: PLACE }
    dispatch(showFeedback({ id: PLACE, outcome, ...told }))
    if (outcome.success) onDone()
    else keepFailed(outcome)
  })
  const problems = problemsOf(wish, isInConflict)
  const submit = async () => {
    setTried(true)
    if (Object.values(problems).every((problem) => problem === undefined)) await attempt(undefined)
  }
  const textOf = (problem: Problem | undefined) =>
    isTried && problem ? t(`problem.${problem}`) : undefined
  return {
    wish,
    change: (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part })),
    errors: {
      items: textOf(problems.items),
      reason: textOf(problems.reason),
      until: textOf(problems.until),
      justification: textOf(problems.justification),
    },
    isInConflict,
    fault,
    isBusy: isLoading,
    submit,
  }
}

function problemsOf(wish: Wish, isInConflict: boolean) {
  const required = (isMissing: boolean): Problem | undefined => (isMissing ? 'required' : undefined)
  const endsBefore = wish.from !== undefined && wish.until !== undefined && wish.until <= wish.from
  return {
    items: required(wish.items.length === 0),
    reason: required(wish.reason.trim() === ''),
    until: endsBefore ? ('endsBefore' as const) : undefined,
    justification: required(isInConflict && wish.justification.trim() === ''),
  }
}

function toGrant(kind: PermissionKind, holder: Holder, wish: Wish) {
  return {
    kind,
    holder: holder.dn,
    holderKind: holder.kind,
    ids: wish.items.map(({ id }) => id),
    reason: wish.reason.trim(),
    effectiveAt: startOf(wish.from),
    expiresAt: startOf(wish.until),
    justification: wish.justification.trim(),
  }
}

/** Midnight where the person is. */
function startOf(day: string | undefined): number | undefined {
  return day === undefined ? undefined : new Date(`${day}T00:00`).getTime()
}
