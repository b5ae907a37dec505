import type { Filters } from '../../shared/blocks/listing/filters'
import { foldText } from '../../shared/blocks/values/foldText'
import type { AccessRequest } from './model'

/** Filters by people, which no call supports. */
const PEOPLE = ['recipient', 'requester'] as const

/** Whether the requests have to be looked through here. Source: docs/assumptions.md A-397. */
export function namesPeople(filters: Filters): boolean {
  return PEOPLE.some((who) => filters[who] !== undefined)
}

/** Those whose recipient and requester have names with these words in them, whatever the case and the accents. */
export function withPeople(requests: readonly AccessRequest[], filters: Filters): AccessRequest[] {
  return requests.filter((request) =>
    PEOPLE.every((who) => foldText(request[who].name).includes(foldText(filters[who]?.[0] ?? ''))),
  )
}
