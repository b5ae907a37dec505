import type { components } from '../../shared/platform/contract/schema'

type RoleNode = components['schemas']['RoleNode']

/** A role as lists show it. */
export interface Role {
  /** The DN. */
  id: string
  name: string
  description: string
}

/** Source: SPEC 3 "Role". */
export function readRole({ id, name, description }: RoleNode): Role {
  return { id, name: name ?? id, description: description ?? '' }
}
