import type { Period } from '../../../entities/delegation/period'
import { dayOf } from '../../../shared/blocks/values/day'
import { toDelegationCreate } from '../routes'

/** The form of a delegation of a person (DN) that closes a gap. */
export function toClosing(of: string, { startsAt, endsAt }: Period): string {
  const to = endsAt === undefined ? '' : dayOf(endsAt - 1)
  return toDelegationCreate({ of, from: dayOf(startsAt), to })
}
