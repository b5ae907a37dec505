import { useCauses } from '../../../entities/cprs/useCauses'
import type { Difference, Subject } from '../../../entities/cprs/model'
import { useWholeDifferences } from './useWholeDifferences'

const NOTHING: readonly Difference[] = []

interface Locked {
  /** The number of differences that cannot be published; undefined while it loads. */
  locked: number | undefined
  /** The number of differences whose cause is known. */
  checked: number
  /** Whether all removals were checked. */
  isWhole: boolean
}

/**
 * The number of removals that are prevented by a role, a group or a container; undefined when no
 * cause could be loaded.
 */
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
