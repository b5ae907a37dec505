import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../shared/blocks/drafts/useDraft'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import type { Outcome } from '../../../shared/platform/store/outcome'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import type { Question } from '../../permission/model'
import { useSave } from '../../../shared/blocks/form/useSave'
import { useAppDispatch } from '../../../shared/platform/store/hooks'

/** What somebody is to get; days as `2027-03-31`. */
export interface Wish<Item> {
  items: readonly Item[]
  reason: string
  from: string | undefined
  until: string | undefined
  justification: string
  /** The values of each question, by its key. */
  answers: Readonly<Record<string, readonly PickerItem[]>>
}

interface WishOptions<Item> {
  /** Under which what is entered outlives the session: who asks for what, `ask cn=auditor,…`. */
  draftName: string
  /** What is wished for from the beginning. */
  items: readonly Item[]
  /** What has to be said to get it. */
  questions?: readonly Question[]
  /** The last day until now, `2027-03-31`: another one is to be later. */
  until?: string | undefined
  /** Asks for it; texts are trimmed. */
  send: (wish: Wish<Item>) => Promise<Outcome>
  /** Asks before it is sent, which `go` does; without it, it is sent at once. */
  ask?: (wish: Wish<Item>, go: () => Promise<unknown>) => void
  /** What became of so many. */
  tell: (isDone: boolean, count: number) => string
  onDone: () => void
}

/** Where the dialog says what became of an attempt. */
export const PLACE = 'assignment'

type Problem = 'required' | 'endsBefore' | 'notLater'

/** What is entered to get roles or resources, for oneself or others, and what became of it. What failed stays. */
export function useWish<Item extends { id: string }>(options: WishOptions<Item>) {
  const { t } = useTranslation('assignments')
  const dispatch = useAppDispatch()
  const [wish, setWish] = useState(() => wishFor(options.items))
  const [isInConflict, setInConflict] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const draft = useDraft<Wish<Item>>({
    name: options.draftName,
    version: 2,
    value: isUntouched(wish, options.items) ? undefined : wish,
  })
  const restore = (found: Wish<Item>) => {
    setWish(found)
    setInConflict(found.justification !== '')
  }
  const keepFailed = ({ succeeded, sods = [] }: Outcome) => {
    const done = new Set(succeeded.map(({ id }) => id))
    setWish((before) => ({ ...before, items: before.items.filter(({ id }) => !done.has(id)) }))
    setInConflict(sods.length > 0)
    setTried(false)
  }
  const { attempt, fault } = useSave(async () => {
    setBusy(true)
    const outcome = await options.send(trimmed(wish)).finally(() => setBusy(false))
    const { success, failed } = outcome
    const text = options.tell(success, success ? wish.items.length : failed.length)
    dispatch(showFeedback({ id: PLACE, outcome, text, ...(!success && { place: PLACE }) }))
    if (success) {
      draft.forget()
      options.onDone()
    } else keepFailed(outcome)
  })
  const { questions = [] } = options
  const problems = problemsOf(wish, isInConflict, options.until)
  const unanswered = questions.filter(({ key }) => valuesIn(wish, key).length === 0)
  const submit = async () => {
    setTried(true)
    if (unanswered.length > 0) return
    if (Object.values(problems).some((problem) => problem !== undefined)) return
    if (options.ask) options.ask(wish, () => attempt(undefined))
    else await attempt(undefined)
  }
  const textOf = (problem: Problem | undefined) =>
    isTried && problem ? t(`problem.${problem}`) : undefined
  return {
    wish,
    draft,
    restore,
    change: (part: Partial<Wish<Item>>) => setWish((before) => ({ ...before, ...part })),
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

function wishFor<Item>(items: readonly Item[]): Wish<Item> {
  return {
    items,
    reason: '',
    from: undefined,
    until: undefined,
    justification: '',
    answers: {},
  }
}

function isUntouched<Item>(wish: Wish<Item>, items: readonly Item[]): boolean {
  const { reason, from, until, justification, answers } = wish
  const isSaid = [reason, justification, from, until].some(Boolean) || hasAny(answers)
  return !isSaid && wish.items.length === items.length
}

const hasAny = (answers: Wish<unknown>['answers']) =>
  Object.values(answers).some((values) => values.length > 0)

/** The values of a question that say something. */
function valuesIn({ answers }: Pick<Wish<unknown>, 'answers'>, key: string) {
  return (answers[key] ?? []).filter(({ id }) => id.trim() !== '')
}

function trimmed<Item>(wish: Wish<Item>): Wish<Item> {
  return { ...wish, reason: wish.reason.trim(), justification: wish.justification.trim() }
}

function problemsOf<Item>(wish: Wish<Item>, isInConflict: boolean, lastUntil: string | undefined) {
  const required = (isMissing: boolean): Problem | undefined => (isMissing ? 'required' : undefined)
  return {
    items: required(wish.items.length === 0),
    reason: required(wish.reason.trim() === ''),
    until: endProblem(wish, lastUntil),
    justification: required(isInConflict && wish.justification.trim() === ''),
  }
}

function endProblem<Item>(
  { from, until }: Wish<Item>,
  last: string | undefined,
): Problem | undefined {
  if (until === undefined) return undefined
  if (from !== undefined && until <= from) return 'endsBefore'
  return last !== undefined && until <= last ? 'notLater' : undefined
}
