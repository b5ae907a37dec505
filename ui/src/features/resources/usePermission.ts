import { useMemo } from 'react'
import type { ResourceDetail } from '../../entities/resource/model'

/** The resource as lists of holders and requests take it. */
export function usePermission({ id, name }: ResourceDetail) {
  return useMemo(() => ({ kind: 'resource', id, name }) as const, [id, name])
}
