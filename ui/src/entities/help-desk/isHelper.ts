import type { components } from '../../shared/platform/contract/schema'

type LoggedInUser = components['schemas']['LoggedInUser']

/**
 * Whether the person belongs to the help desk: administers no domain, and may nevertheless write. Source:
 * docs/assumptions.md A-291.
 */
export function isHelper({ domains = [], readOnly }: LoggedInUser): boolean {
  return domains.length === 0 && readOnly === false
}
