import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../entities/cart/model'
import { callsOf, type Result } from '../../entities/cart/submission'
import { submitCart } from '../../entities/cart/submitCart'
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

/** Sends a cart, call by call. Failed items stay in the cart with the reason. */
export function useSubmission(
  { cart, acting, sending }: CartState,
  facts: CartFacts,
  onSent: (sent: readonly SentFor[]) => void,
) {
  const { t } = useTranslation('requests')
  const dispatch = useAppDispatch()
  const words = useResultWords()
  const signalOfPage = useSignalOfPage()
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
  const submit = async () => {
    setAttempts((before) => before + 1)
    if (Object.values(problems).some(Boolean)) return
    const said = { reason: cart.reason.trim(), self: facts.self.id }
    const calls = callsOf(facts.plannedItems, said)
    const results = await dispatch(
      submitCart({ acting, calls, signal: signalOfPage(), inDoubt: t('cart.inDoubt'), ...words }),
    )
    setAttempts(0)
    if (results.length === 0) return
    onSent(sentIn(results))
    const outcome = outcomeOf(results, (permission, person) => t('outcome', { permission, person }))
    const done = outcome.succeeded.length
    const total = done + outcome.failed.length
    const text = outcome.success ? t('done', { count: total }) : t('partly', { done, total })
    dispatch(showFeedback({ id: 'cart', outcome, text }))
  }
  const isMissing = (isProblem: boolean) =>
    isTried && isProblem ? t('problem.required') : undefined
  return {
    submit,
    /** How many calls were answered, and how many there are; undefined while nothing is sent. */
    sending,
    isTried,
    /** How often the person tried to send the cart with missing entries, since the last success. */
    attempts,
    count: facts.plannedItems.reduce((sum, { recipients }) => sum + recipients.length, 0),
    errors: { recipients: isMissing(problems.recipients), reason: isMissing(problems.reason) },
  }
}

/** The words for results; failures without a reason get a general one. */
function useResultWords() {
  const errorText = useErrorText()
  return {
    reasonOf: (error: unknown) => (isUnexplained(error) ? '' : errorText(error)),
    inWords: ({ failures, ...result }: Result): Result => {
      const isDefinition = result.item.permission.kind === 'prd'
      const noReason = errorText(isDefinition ? DEFINITION_UNKNOWN : UNEXPLAINED)
      return {
        ...result,
        failures: failures.map((each) => ({ ...each, reason: each.reason || noReason })),
      }
    },
  }
}

/** A signal that is aborted when the person leaves the page. */
function useSignalOfPage() {
  const page = useRef(new AbortController())
  useEffect(() => {
    page.current = new AbortController()
    return () => page.current.abort()
  }, [])
  return () => page.current.signal
}

const sentIn = (results: readonly Result[]): SentFor[] =>
  results.flatMap(({ item: { permission }, done }) =>
    done.map((recipient) => ({ permission, recipient })),
  )

export type Submission = ReturnType<typeof useSubmission>

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
