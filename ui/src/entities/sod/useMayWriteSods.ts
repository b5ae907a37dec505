import { useReadCreationRightQuery } from '../admin-rights/api'
import { mayWith } from '../admin-rights/useMayCreate'

/**
 * Whether the person may change and delete constraints; undefined while the right loads. Source:
 * docs/assumptions.md A-460.
 */
export function useMayWriteSods(): boolean | undefined {
  return mayWith(useReadCreationRightQuery('sod'))
}
