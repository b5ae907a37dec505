import { selectHasDns } from '../store/appearanceSlice'
import { useAppSelector } from '../store/hooks'
import { useBootstrap } from './useBootstrap'

/** Whether DNs are shown beside names: the person may see them and has not hidden them. */
export function useSeesDns(): boolean {
  const maySeeDns = useMaySeeDns()
  const hasDns = useAppSelector(selectHasDns)
  return maySeeDns && hasDns
}

/**
 * Whether the person may see DNs: administrators and the help desk may, employees may not. Source: docs/assumptions.md
 *
 */
export function useMaySeeDns(): boolean {
  const { isAdmin, domains = [], readOnly } = useBootstrap().rights
  return isAdmin === true || domains.length > 0 || readOnly === false
}
