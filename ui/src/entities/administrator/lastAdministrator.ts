import { periodState } from '../delegation/period'
import type { Administrator } from './model'

/**
 * The domains that would have no administrator of the whole domain any more.
 *
 * @param revoked - the assignments to delete.
 * @param known - all assignments of their domains; a domain without any counts as left without an administrator.
 *
 * Source: docs/assumptions.md A-524.
 */
export function orphanedDomains(
  revoked: readonly Administrator[],
  known: readonly Administrator[],
  now: number,
): string[] {
  const gone = new Set(revoked.map(({ id }) => id))
  const stays = known.filter(
    (each) => each.isWhole && !gone.has(each.id) && periodState(each, now) === 'inForce',
  )
  const kept = new Set(stays.map(({ domain }) => domain))
  const whole = revoked.filter((each) => each.isWhole && periodState(each, now) === 'inForce')
  return [...new Set(whole.flatMap((each) => (kept.has(each.domain) ? [] : [each.domainName])))]
}
