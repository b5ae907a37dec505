import { useCauses } from '../../../entities/cprs/useCauses'
import type { Difference, Subject } from '../../../entities/cprs/model'
import { useWholeDifferences } from './useWholeDifferences'

const NOTHING: readonly Difference[] = []

interface Locked {
  /** Undefined while it is read. */
  locked: number | undefined
  /** Of how many differences the cause is known. */
  checked: number
  /** Whether that is all that would be taken. */
  isWhole: boolean
}

/** How many differences come with a role, a group or a container; undefined where the causes of all failed to load. */
export function useLockedCount(subject: Subject): Locked | undefined {
  const { currentData } = useWholeDifferences(subject, 'IDM')
  const rows = currentData?.rows ?? NOTHING
  const { of, isKnown, isReading } = useCauses(subject, rows)
  if (!currentData) return undefined
  if (isReading) return { locked: undefined, checked: 0, isWhole: true }
  const checked = rows.filter(isKnown)
  if (rows.length > 0 && checked.length === 0) return undefined
  return {
    locked: checked.filter((row) => of(row) !== undefined).length,
    checked: checked.length,
    isWhole: checked.length === currentData.total,
  }
}
