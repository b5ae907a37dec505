import { useReadSodRightsQuery } from './api'

/**
 * Whether the person may create, change and delete constraints; not while it is asked. Where that cannot be read nothing is
 * hidden, because the server decides.
 *
 * Source: docs/assumptions.md A-460.
 */
export function useMayWriteSods(): boolean {
  const { data, isError } = useReadSodRightsQuery(undefined)
  return isError || data === true
}
