import type { components } from '../../shared/api/schema'

type LoggedInUser = components['schemas']['LoggedInUser']

/** Whether somebody is of the help desk: without a domain, and yet not there to read only. Source: docs/assumptions.md A-291. */
export function isHelper({ domains = [], readOnly }: LoggedInUser): boolean {
  return domains.length === 0 && readOnly === false
}

/** Whether somebody looks after the tasks and tickets of everybody. Source: docs/assumptions.md A-291. */
export function helpsOthers(rights: LoggedInUser): boolean {
  const { isAdmin, domains = [] } = rights
  return isAdmin === true || domains.includes('PROVISIONING') || isHelper(rights)
}
