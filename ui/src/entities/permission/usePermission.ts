import { useMemo } from 'react'

/** A role or a resource for lists of holders and requests; the same object while kind, id and name stay. */
export function usePermission<Kind extends 'role' | 'resource'>(
  kind: Kind,
  { id, name }: { id: string; name: string },
) {
  return useMemo(() => ({ kind, id, name }), [kind, id, name])
}
