import { periodState } from '../delegation/period'
import type { Administrator } from './model'

/**
 * The domains that nobody would administer as a whole any more.
 *
 * @param revoked - the assignments that would go.
 * @param known - all assignments of their domains; a domain of which none is known counts as left alone.
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
