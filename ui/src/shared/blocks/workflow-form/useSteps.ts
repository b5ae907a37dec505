import { useState } from 'react'
import { isShown } from './conditions'
import type { FormNode, FormValues } from './formNode'
import { isStep, type FormModel } from './readForm'

export interface Steps {
  /** The nodes of the present step. */
  nodes: readonly FormNode[]
  /** The number of the step, from 1, and of all steps; both are 1 when the form has no steps. */
  number: number
  total: number
  onBack: () => void
  onNext: () => void
}

/** The nodes of a step; nodes outside of the steps are part of every step, before or after it. */
function pageOf(current: FormNode, nodes: readonly FormNode[], steps: readonly FormNode[]) {
  const first = nodes.findIndex((node) => steps.includes(node))
  const isOutside = (node: FormNode) => !isStep(node)
  const before = nodes.slice(0, first).filter(isOutside)
  return [...before, current, ...nodes.slice(first).filter(isOutside)]
}

/**
 * The visible steps of a wizard, one at a time.
 *
 * @param isRight - whether the values of the present step are valid.
 *
 * Source: docs/assumptions.md A-437.
 */
export function useSteps(
  { nodes, steps }: FormModel,
  values: FormValues,
  isRight: () => Promise<boolean>,
): Steps {
  const [index, setIndex] = useState(0)
  const shown = steps.filter((step) => isShown(step, values))
  const current = shown[index]
  const goOn = async () => {
    if (await isRight()) setIndex(index + 1)
  }
  return {
    nodes: current ? pageOf(current, nodes, shown) : nodes,
    number: current ? index + 1 : 1,
    total: Math.max(shown.length, 1),
    onBack: () => setIndex(index - 1),
    onNext: () => void goOn(),
  }
}
