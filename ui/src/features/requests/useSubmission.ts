import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { cartSent, useAskMutation } from '../../entities/cart/api'
import type { CartItem } from '../../entities/cart/model'
import { leftOf } from '../../entities/cart/progress'
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
import { useErrorText } from '../../shared/api/useErrorText'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import type { Outcome } from '../../shared/feedback/outcome'
import { useAppDispatch } from '../../shared/store/hooks'
import type { CartFacts } from './useCartFacts'

/** Sends a cart, call by call; what failed stays in it, with the reason. */
export function useSubmission({ cart, keep }: CartState, facts: CartFacts) {
  const { t } = useTranslation('requests')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [ask] = useAskMutation()
  const [sending, setSending] = useState<{ done: number; total: number }>()
  const isGone = useIsGone()
  const [isTried, setTried] = useState(false)
  const problems = {
    recipients: cart.isForOthers && cart.recipients.length === 0,
    reason: cart.reason.trim() === '',
    justification: facts.outlooks.some(
      ({ item, conflicts }) => conflicts.length > 0 && item.justification.trim() === '',
    ),
    forms: cart.items.some(({ form }) => form?.isIncomplete),
  }
  const send = async (call: Call): Promise<Result[] | undefined> => {
    try {
      return resultsOf(call, await ask(call).unwrap())
    } catch (error) {
      if (isSessionOver(error)) return undefined
      return failedResults(call, isUnexplained(error) ? '' : errorText(error))
    }
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
    setTried(true)
    if (Object.values(problems).some(Boolean)) return
    const results: Result[] = []
    const said = { reason: cart.reason.trim(), self: facts.self.id }
    const calls = callsOf(facts.outlooks, said)
    for (const [place, call] of calls.entries()) {
      setSending({ done: place, total: calls.length })
      const came = (await send(call))?.map(inWords)
      if (!came) break
      results.push(...came)
      // Noted before the next call is made: with the session the page may go too, and nothing is asked for twice.
      flushSync(() => keep((items) => leftOf(items, came, calls.slice(place + 1))))
      if (isGone()) break
    }
    setSending(undefined)
    setTried(false)
    if (results.length === 0) return
    dispatch(cartSent(calls))
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
    count: facts.outlooks.reduce((sum, { recipients }) => sum + recipients.length, 0),
    errors: { recipients: isMissing(problems.recipients), reason: isMissing(problems.reason) },
  }
}

export type Submission = ReturnType<typeof useSubmission>

/** The session took its calls along: the rest is asked for after the sign-in, as the cart is kept. */
function isSessionOver(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  )
}

/** Whether the page was left: what is not sent by then stays in the cart. */
function useIsGone(): () => boolean {
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  return () => gone.current
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
