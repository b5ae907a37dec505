import { hasApprovers, type Approval } from './approval'

/** The named shapes of an approval. Source: SPEC 3 "Approval", step choices. */
export const stepChoices = [
  { key: 'NoApproval', steps: 0 },
  { key: 'SingleStepApproval', steps: 1 },
  { key: 'QuorumApproval', steps: 1 },
  { key: 'Two', steps: 2 },
  { key: 'Three', steps: 3 },
  { key: 'Four', steps: 4 },
] as const

export type StepChoice = (typeof stepChoices)[number]

/**
 * The named shape of an approval; undefined for more than four steps, and for a workflow.
 *
 * Source: docs/assumptions.md A-223.
 */
export function stepChoiceOf(approval: Approval): StepChoice | undefined {
  const { kind, approvers } = approval
  if (kind === 'NONE') return stepChoices[0]
  if (!hasApprovers(approval)) return undefined
  return stepChoices.find(({ key, steps }) =>
    kind === 'QUORUM'
      ? key === 'QuorumApproval'
      : steps === approvers.length && key !== 'NoApproval' && key !== 'QuorumApproval',
  )
}

/** Whether approvers decide one after the other, or all at the same time. Source: SPEC 3 "Approval", types. */
export function approvalTypeOf({ kind }: Pick<Approval, 'kind'>): 'Serial' | 'Parallel' {
  return kind === 'QUORUM' ? 'Parallel' : 'Serial'
}
