import { useMemo } from 'react'

/** A role or a resource as lists of holders and requests take it. */
export function usePermission<Kind extends 'role' | 'resource'>(
  kind: Kind,
  { id, name }: { id: string; name: string },
) {
  return useMemo(() => ({ kind, id, name }), [kind, id, name])
}
