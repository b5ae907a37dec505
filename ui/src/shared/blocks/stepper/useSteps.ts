import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { REVIEW, type Step } from './step'

const PARAMETER = 'step'

/**
 * The step that is open, in the address. Going on is possible once its fields are right; a step that was left wrong, because the
 * address named a later one, opens again before anything is saved.
 *
 * @param check - whether these fields are right; those that are not say so.
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
    /** How often somebody tried to leave the step while it was wrong. */
    attempts: attempts[current?.id ?? ''] ?? 0,
    goOn: async () => {
      if (current && (await isRight(current))) goTo(at + 1)
    },
    /** Opens the step of a field that is wrong. */
    openWrong: (key: Key) => {
      const index = steps.findIndex(({ keys }) => keys.includes(key))
      const step = steps[index]
      if (!step) return
      countAttempt(step)
      goTo(index)
    },
    /** Whether all steps are right; the first that is not opens. */
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
