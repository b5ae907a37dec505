import { useState } from 'react'
import { isShown } from './conditions'
import type { FormNode, FormValues } from './formNode'
import { isStep, type FormModel } from './readForm'

export interface Steps {
  /** What is there now. */
  nodes: readonly FormNode[]
  /** Which step it is, from 1, and of how many; both 1 where all of it is there at once. */
  number: number
  total: number
  onBack: () => void
  onNext: () => void
}

/** A step between what stands before the first of them and the rest that is in none: those are there in every step. */
function pageOf(current: FormNode, nodes: readonly FormNode[], steps: readonly FormNode[]) {
  const first = nodes.findIndex((node) => steps.includes(node))
  const isOutside = (node: FormNode) => !isStep(node)
  const before = nodes.slice(0, first).filter(isOutside)
  return [...before, current, ...nodes.slice(first).filter(isOutside)]
}

/**
 * The steps of a wizard whose conditions hold, one at a time.
 *
 * @param isRight - whether what is entered in this step lets go on.
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
