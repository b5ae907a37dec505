import type { Period } from '../../../entities/delegation/period'
import { dayOf } from '../../../shared/blocks/values/day'
import { toDelegationCreate } from '../routes'

/** The form of a delegation that closes a gap of a person (DN). */
export function toClosing(of: string, { startsAt, endsAt }: Period): string {
  const to = endsAt === undefined ? '' : dayOf(endsAt - 1)
  return toDelegationCreate({ of, from: dayOf(startsAt), to })
}
