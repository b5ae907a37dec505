import { selectHasDns } from '../store/appearanceSlice'
import { useAppSelector } from '../store/hooks'
import { useBootstrap } from './useBootstrap'

/** Whether DNs are shown beside names: to those who may see them and have not hidden them. */
export function useSeesDns(): boolean {
  const maySeeDns = useMaySeeDns()
  const hasDns = useAppSelector(selectHasDns)
  return maySeeDns && hasDns
}

/**
 * DNs are for people who administer or help, not for employees.
 *
 * Source: docs/assumptions.md A-602.
 */
export function useMaySeeDns(): boolean {
  const { isAdmin, domains = [], readOnly } = useBootstrap().rights
  return isAdmin === true || domains.length > 0 || readOnly === false
}
