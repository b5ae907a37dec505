import { useMemo } from 'react'
import type { RoleDetail } from '../../entities/role/model'

/** The role as lists of holders and requests take it. */
export function usePermission({ id, name }: RoleDetail) {
  return useMemo(() => ({ kind: 'role', id, name }) as const, [id, name])
}
