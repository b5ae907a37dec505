import type { components } from '../../shared/platform/contract/schema'

type LoggedInUser = components['schemas']['LoggedInUser']

/** Whether somebody is of the help desk: without a domain, and yet not there to read only. Source: docs/assumptions.md A-291. */
export function isHelper({ domains = [], readOnly }: LoggedInUser): boolean {
  return domains.length === 0 && readOnly === false
}
