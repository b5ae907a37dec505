import { useEffect, useState } from 'react'
import { useRead } from '../../shared/platform/api/useRead'
import { impactNow, impactOnceAMinute, type ImpactAsked } from './api'

/** How long a draft has to stay unchanged before its impact is computed. */
const REST_MS = 1000

/**
 * The impact of a draft; a change of the draft cancels the computation.
 *
 * @param asked - undefined while there is no change, or the draft has errors.
 */
export function useImpact(asked: ImpactAsked | undefined) {
  const key = JSON.stringify(asked)
  const isResting = useRested(key) === key
  const [again, setAgain] = useState<string>()
  const read = again === key ? impactNow : impactOnceAMinute
  const reading = useRead(asked && isResting ? read(asked) : undefined, key)
  return {
    ...reading,
    isLoading: reading.isLoading || (asked !== undefined && !isResting),
    /** Computes the impact anew, however recent the result is. */
    refresh: () => {
      setAgain(key)
      reading.retry()
    },
  }
}

/** The text after a pause in typing. */
function useRested(text: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
