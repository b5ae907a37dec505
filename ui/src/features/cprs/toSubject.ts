import type { Subject } from '../../entities/cprs/model'
import type { DriverPlace } from '../../entities/driver/model'

/** The subject of a reconciliation from a choice in the tree. */
export function toSubject({ driver, entitlement, system }: DriverPlace): Subject {
  return { driver: driver.id, entitlement: entitlement?.id ?? '', system: system?.id ?? '' }
}
