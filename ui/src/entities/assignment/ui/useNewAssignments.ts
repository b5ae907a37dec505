import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../shared/blocks/drafts/useDraft'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import type { Outcome } from '../../../shared/platform/store/outcome'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import type { Question } from '../../permission/model'
import { useSave } from '../../../shared/blocks/form/useSave'
import { useAppDispatch } from '../../../shared/platform/store/hooks'

/** The assignments to request; days as `2027-03-31`. */
export interface NewAssignments<Item> {
  items: readonly Item[]
  reason: string
  from: string | undefined
  until: string | undefined
  justification: string
  /** The values of each question, by its key. */
  answers: Readonly<Record<string, readonly PickerItem[]>>
}

interface NewAssignmentsOptions<Item> {
  /** The name of the draft, `ask cn=auditor,…`, which is stored longer than the session. */
  draftName: string
  /** The items that are selected at the start. */
  items: readonly Item[]
  /** The questions to answer. */
  questions?: readonly Question[]
  /** The present last day, `2027-03-31`; a new one must be later. */
  until?: string | undefined
  /** Sends the requests; texts are trimmed. */
  send: (entered: NewAssignments<Item>) => Promise<Outcome>
  /** Asks before the requests are sent by `go`; without it they are sent at once. */
  ask?: (entered: NewAssignments<Item>, go: () => Promise<unknown>) => void
  /** The message of the outcome; `count` is the number of items. */
  tell: (isDone: boolean, count: number) => string
  onDone: () => void
}

/** The place in the dialog where the outcome of an attempt is shown. */
export const ASSIGNMENT_FEEDBACK = 'assignment'

type Problem = 'required' | 'endsBefore' | 'notLater'

/**
 * The entered values of new assignments, for oneself or others, and their outcome. Items that
 * failed stay in the form.
 */
export function useNewAssignments<Item extends { id: string }>(
  options: NewAssignmentsOptions<Item>,
) {
  const { t } = useTranslation('assignments')
  const dispatch = useAppDispatch()
  const [entered, setEntered] = useState(() => nothingFor(options.items))
  const [isInConflict, setInConflict] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const draft = useDraft<NewAssignments<Item>>({
    name: options.draftName,
    version: 2,
    value: isUntouched(entered, options.items) ? undefined : entered,
  })
  const restore = (found: NewAssignments<Item>) => {
    setEntered(found)
    setInConflict(found.justification !== '')
  }
  const keepFailed = ({ succeeded, sods = [] }: Outcome) => {
    const done = new Set(succeeded.map(({ id }) => id))
    setEntered((before) => ({ ...before, items: before.items.filter(({ id }) => !done.has(id)) }))
    setInConflict(sods.length > 0)
    setTried(false)
  }
  const { attempt, fault } = useSave(async () => {
    setBusy(true)
    const outcome = await options.send(trimmed(entered)).finally(() => setBusy(false))
    const { success, failed } = outcome
    const text = options.tell(success, success ? entered.items.length : failed.length)
    dispatch(
      showFeedback({
        id: ASSIGNMENT_FEEDBACK,
        outcome,
        text,
        ...(!success && { place: ASSIGNMENT_FEEDBACK }),
      }),
    )
    if (success) {
      draft.forget()
      options.onDone()
    } else keepFailed(outcome)
  })
  const { questions = [] } = options
  const problems = problemsOf(entered, isInConflict, options.until)
  const unanswered = questions.filter(({ key }) => valuesIn(entered, key).length === 0)
  const submit = async () => {
    setTried(true)
    if (unanswered.length > 0) return
    if (Object.values(problems).some((problem) => problem !== undefined)) return
    if (options.ask) options.ask(entered, () => attempt(undefined))
    else await attempt(undefined)
  }
  const textOf = (problem: Problem | undefined) =>
    isTried && problem ? t(`problem.${problem}`) : undefined
  return {
    entered,
    draft,
    restore,
    change: (part: Partial<NewAssignments<Item>>) =>
      setEntered((before) => ({ ...before, ...part })),
    errors: {
      items: textOf(problems.items),
      reason: textOf(problems.reason),
      until: textOf(problems.until),
      justification: textOf(problems.justification),
    },
    questions,
    errorOf: (question: Question) => textOf(unanswered.includes(question) ? 'required' : undefined),
    isInConflict,
    fault,
    isBusy,
    submit,
  }
}

function nothingFor<Item>(items: readonly Item[]): NewAssignments<Item> {
  return {
    items,
    reason: '',
    from: undefined,
    until: undefined,
    justification: '',
    answers: {},
  }
}

function isUntouched<Item>(entered: NewAssignments<Item>, items: readonly Item[]): boolean {
  const { reason, from, until, justification, answers } = entered
  const isSaid = [reason, justification, from, until].some(Boolean) || hasAny(answers)
  return !isSaid && entered.items.length === items.length
}

const hasAny = (answers: NewAssignments<unknown>['answers']) =>
  Object.values(answers).some((values) => values.length > 0)

/** The values of a question that are not empty. */
function valuesIn({ answers }: Pick<NewAssignments<unknown>, 'answers'>, key: string) {
  return (answers[key] ?? []).filter(({ id }) => id.trim() !== '')
}

function trimmed<Item>(entered: NewAssignments<Item>): NewAssignments<Item> {
  return { ...entered, reason: entered.reason.trim(), justification: entered.justification.trim() }
}

function problemsOf<Item>(
  entered: NewAssignments<Item>,
  isInConflict: boolean,
  lastUntil: string | undefined,
) {
  const required = (isMissing: boolean): Problem | undefined => (isMissing ? 'required' : undefined)
  return {
    items: required(entered.items.length === 0),
    reason: required(entered.reason.trim() === ''),
    until: endProblem(entered, lastUntil),
    justification: required(isInConflict && entered.justification.trim() === ''),
  }
}

function endProblem<Item>(
  { from, until }: NewAssignments<Item>,
  last: string | undefined,
): Problem | undefined {
  if (until === undefined) return undefined
  if (from !== undefined && until <= from) return 'endsBefore'
  return last !== undefined && until <= last ? 'notLater' : undefined
}
