import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cartSent, useAskMutation, wasTurnedAway } from '../../entities/cart/api'
import type { CartItem } from '../../entities/cart/model'
import { inDoubt, leftOf, type Change } from '../../entities/cart/progress'
import {
  callsOf,
  failedResults,
  resultsOf,
  type Call,
  type Result,
} from '../../entities/cart/submission'
import type { CartState } from '../../entities/cart/useCart'
import {
  DEFINITION_UNKNOWN,
  isUnexplained,
  UNEXPLAINED,
} from '../../entities/request-definition/unexplained'
import { useErrorText } from '../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import type { Outcome } from '../../shared/platform/store/outcome'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { isPast } from './dayAfter'
import type { CartFacts } from './useCartFacts'
import type { SentFor } from './useSentRequests'

const unchanged: Change = (items) => items

/** Sends a cart, call by call; what failed stays in it, with the reason. */
export function useSubmission(
  state: CartState,
  facts: CartFacts,
  onSent: (sent: readonly SentFor[]) => void,
) {
  const { cart, begin, keep } = state
  const { t } = useTranslation('requests')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [ask] = useAskMutation()
  const [sending, setSending] = useState<{ done: number; total: number }>()
  const leaving = useLeaving(state)
  const [attempts, setAttempts] = useState(0)
  const isTried = attempts > 0
  const problems = {
    recipients: cart.isForOthers && cart.recipients.length === 0,
    reason: cart.reason.trim() === '',
    justification: facts.plannedItems.some(
      ({ item, conflicts }) => conflicts.length > 0 && item.justification.trim() === '',
    ),
    forms: cart.items.some(({ form }) => form?.isIncomplete),
    ends: cart.items.some(({ until }) => until !== undefined && isPast(until)),
  }
  const send = async (call: Call): Promise<Result[] | undefined> => {
    try {
      return resultsOf(call, await ask(call).unwrap()).map(inWords)
    } catch (error) {
      if (isBrokenOff(error)) return undefined
      return failedResults(call, isUnexplained(error) ? '' : errorText(error)).map(inWords)
    }
  }
  /** What a call makes of the cart. */
  const changeBy = (call: Call, came: Result[] | undefined, pending: readonly Call[]): Change => {
    if (came) return (items) => leftOf(items, came, pending)
    return wasTurnedAway(call) ? unchanged : (items) => inDoubt(items, doubtsAbout(call))
  }
  const doubtsAbout = (call: Call) => failedResults(call, t('cart.inDoubt'))
  /** What is kept is in doubt until the answer comes; without one the sending ends. */
  const makeCall = async (call: Call, pending: readonly Call[]) => {
    leaving.wait(Promise.resolve(unchanged))
    await begin(doubtsAbout(call))
    if (leaving.isGone()) return undefined
    const answer = send(call)
    const change = answer.then((came) => changeBy(call, came, pending))
    leaving.wait(change)
    const made = await change
    if (!leaving.isGone()) keep(made)
    return answer
  }
  const inWords = ({ failures, ...result }: Result): Result => {
    const isDefinition = result.item.permission.kind === 'prd'
    const noReason = errorText(isDefinition ? DEFINITION_UNKNOWN : UNEXPLAINED)
    return {
      ...result,
      failures: failures.map((each) => ({ ...each, reason: each.reason || noReason })),
    }
  }
  const submit = async () => {
    setAttempts((before) => before + 1)
    if (Object.values(problems).some(Boolean)) return
    const results: Result[] = []
    const said = { reason: cart.reason.trim(), self: facts.self.id }
    const calls = callsOf(facts.plannedItems, said)
    for (const [place, call] of calls.entries()) {
      setSending({ done: place, total: calls.length })
      const came = await makeCall(call, calls.slice(place + 1))
      if (came) results.push(...came)
      if (!came || leaving.isGone()) break
    }
    leaving.wait(undefined)
    setSending(undefined)
    setAttempts(0)
    if (results.length === 0) return
    dispatch(cartSent(calls))
    onSent(sentIn(results))
    const outcome = outcomeOf(results, (permission, person) => t('outcome', { permission, person }))
    const done = outcome.succeeded.length
    const total = done + outcome.failed.length
    const text = outcome.success ? t('done', { total }) : t('partly', { done, total })
    dispatch(showFeedback({ id: 'cart', outcome, text }))
  }
  const isMissing = (isProblem: boolean) =>
    isTried && isProblem ? t('problem.required') : undefined
  return {
    submit,
    /** Calls that were answered, and how many there are; undefined while nothing is sent. */
    sending,
    isTried,
    /** How often it was tried in vain since something was sent. */
    attempts,
    count: facts.plannedItems.reduce((sum, { recipients }) => sum + recipients.length, 0),
    errors: { recipients: isMissing(problems.recipients), reason: isMissing(problems.reason) },
  }
}

const sentIn = (results: readonly Result[]): SentFor[] =>
  results.flatMap(({ item: { permission }, done }) =>
    done.map((recipient) => ({ permission, recipient })),
  )

export type Submission = ReturnType<typeof useSubmission>

/** The session took its calls along. */
function isBrokenOff(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  )
}

/** A page that is left keeps what the call under way makes of the cart; what is not sent by then stays in it. */
function useLeaving({ keepLater }: CartState) {
  const isGone = useRef(false)
  const change = useRef<Promise<Change>>(undefined)
  const leave = useEffectEvent(() => {
    if (change.current) keepLater(change.current)
  })
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leave()
    }
  }, [])
  return {
    isGone: () => isGone.current,
    wait: (next: Promise<Change> | undefined) => {
      change.current = next
    },
  }
}

function outcomeOf(
  results: readonly Result[],
  nameOf: (permission: string, person: string) => string,
): Outcome {
  const line = ({ permission }: CartItem, { id, name }: { id: string; name: string }) => ({
    id: `${permission.id} ${id}`,
    name: nameOf(permission.name, name),
  })
  const failed = results.flatMap(({ item, failures }) =>
    failures.map(({ recipient, reason }) => ({ ...line(item, recipient), reason })),
  )
  return {
    success: failed.length === 0,
    succeeded: results.flatMap(({ item, done }) => done.map((recipient) => line(item, recipient))),
    failed,
    sods: results.flatMap(({ named }) =>
      named.map(({ ruleId, ruleName, itemName, other }) => ({
        sodId: ruleId,
        sodName: ruleName,
        perm1Name: itemName,
        perm2Name: other.name,
      })),
    ),
  }
}
