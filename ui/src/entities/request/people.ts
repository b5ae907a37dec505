import type { Filters } from '../../shared/blocks/listing/filters'
import { foldText } from '../../shared/blocks/values/foldText'
import type { AccessRequest } from './model'

/** Filters by person, which no call supports. */
const PEOPLE = ['recipient', 'requester'] as const

/** Whether the filters name people, so that the requests have to be filtered here. Source: docs/assumptions.md A-397. */
export function namesPeople(filters: Filters): boolean {
  return PEOPLE.some((who) => filters[who] !== undefined)
}

/** The requests whose recipient and requester have these words in their names; case and accents do not matter. */
export function withPeople(requests: readonly AccessRequest[], filters: Filters): AccessRequest[] {
  return requests.filter((request) =>
    PEOPLE.every((who) => foldText(request[who].name).includes(foldText(filters[who]?.[0] ?? ''))),
  )
}
