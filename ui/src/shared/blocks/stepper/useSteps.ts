import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { REVIEW, type Step } from './step'

const PARAMETER = 'step'

/**
 * The open step, which is in the address. The next step opens only if the fields of the present one
 * are valid. An address can skip a step with problems; that step opens before the form is saved.
 *
 * @param check - checks some fields; fields with problems show them.
 */
export function useSteps<Key extends string>(
  steps: readonly Step<Key>[],
  check: (keys: readonly Key[]) => Promise<boolean>,
) {
  const [params, setParams] = useSearchParams()
  const [attempts, setAttempts] = useState<Readonly<Record<string, number>>>({})
  const ids = [...steps.map(({ id }) => id), REVIEW]
  const at = Math.max(0, ids.indexOf(params.get(PARAMETER) ?? ''))
  const goTo = (index: number) => {
    const id = ids[index]
    setParams(index === 0 || id === undefined ? {} : { [PARAMETER]: id })
  }
  const countAttempt = ({ id }: Step<Key>) =>
    setAttempts((all) => ({ ...all, [id]: (all[id] ?? 0) + 1 }))
  const isRight = async (step: Step<Key>) => {
    const right = await check(step.keys)
    if (!right) countAttempt(step)
    return right
  }
  const current = steps[at]
  return {
    at,
    current,
    goTo,
    /** How often the person tried to leave the step while it had problems. */
    attempts: attempts[current?.id ?? ''] ?? 0,
    goOn: async () => {
      if (current && (await isRight(current))) goTo(at + 1)
    },
    /** Opens the step of a field with a problem. */
    openWrong: (key: Key) => {
      const index = steps.findIndex(({ keys }) => keys.includes(key))
      const step = steps[index]
      if (!step) return
      countAttempt(step)
      goTo(index)
    },
    /** Whether all steps are valid; opens the first one that is not. */
    checkAll: async () => {
      for (const [index, step] of steps.entries()) {
        if (await isRight(step)) continue
        goTo(index)
        return false
      }
      return true
    },
  }
}
