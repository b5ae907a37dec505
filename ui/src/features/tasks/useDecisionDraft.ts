import { useDraft, type KeptDraft } from '../../shared/blocks/drafts/useDraft'
import { decisionOn, isSameDecision, nameOf, VERSION } from './keptDecision'
import type { Entered, KeptDecision } from './keptDecision'
import type { TaskDecisionOptions } from './useTaskDecision'

/**
 * The draft of a decision. A draft of another decision under the same name is not offered; the first entry here
 * replaces it.
 *
 * Source: docs/assumptions.md A-441.
 */
export function useDecisionDraft(
  options: TaskDecisionOptions,
  entered: Entered,
): KeptDraft<KeptDecision> {
  const decision = decisionOn(options, entered)
  const isEmpty = entered.comment === '' && entered.receiver.length === 0
  const draft = useDraft<KeptDecision>({
    name: options.keptAs ?? nameOf(decision),
    version: VERSION,
    value: isEmpty ? undefined : decision,
  })
  const { found, forget } = draft
  const isOther = found !== undefined && !isSameDecision(found.value, decision)
  return {
    ...draft,
    found: isOther || options.resumed ? undefined : found,
    forget: () => {
      if (!isOther || !isEmpty) forget()
    },
  }
}
