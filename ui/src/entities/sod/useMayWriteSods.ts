import { useReadSodRightsQuery } from './api'

/**
 * Whether the person may create, change and delete constraints; undefined while that is read. Where it cannot be read,
 * nothing is hidden: the server decides.
 *
 * Source: docs/assumptions.md A-460.
 */
export function useMayWriteSods(): boolean | undefined {
  const { data, isError } = useReadSodRightsQuery(undefined)
  return isError ? true : data
}
