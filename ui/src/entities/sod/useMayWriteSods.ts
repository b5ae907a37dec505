import { useMayCreate } from '../admin-rights/useMayCreate'

/**
 * Whether the person may create, change and delete constraints; undefined while the right loads. Source:
 * docs/assumptions.md A-460.
 */
export function useMayWriteSods(): boolean | undefined {
  return useMayCreate('sod')
}
