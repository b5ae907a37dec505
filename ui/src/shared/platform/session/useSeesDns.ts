import { useBootstrap } from './useBootstrap'

/**
 * Whether DNs are shown beside names: they say something to those who administer or help, and nothing to employees.
 *
 * Source: docs/assumptions.md A-602.
 */
export function useSeesDns(): boolean {
  const { isAdmin, domains = [], readOnly } = useBootstrap().rights
  return isAdmin === true || domains.length > 0 || readOnly === false
}
