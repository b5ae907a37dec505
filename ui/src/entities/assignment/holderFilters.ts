import { countChoices, type ChoiceCounts, type Filters } from '../../shared/blocks/listing/filters'
import { statusOf } from '../request/status'
import { isHeld, type PermissionHolder } from './holderModel'

/** The filters of a list of holders. */
export const recipientFilters = ['user', 'group', 'container'] as const
export const stateFilters = ['held', 'pending', 'expiring', 'denied', 'error'] as const

type StateFilter = (typeof stateFilters)[number]

/** An end within this time is shown as the time that is left. Source: docs/assumptions.md A-306. */
export const SOON_MS = 30 * 24 * 3_600_000

/** Whether a holder passes the filters, which the server does not support. */
export function passes(holder: PermissionHolder, { recipient, state }: Filters, now: number) {
  const [kind] = recipient ?? []
  const [wanted] = state ?? []
  return isOfKind(holder, kind) && (wanted === undefined || isInState(holder, wanted, now))
}

/**
 * The number of holders in each state; a holder whose assignment ends soon is counted as holding
 * and as expiring.
 */
export function countStates(holders: readonly PermissionHolder[], now: number): ChoiceCounts {
  return countChoices(holders, stateFilters, (holder, state) => isInState(holder, state, now))
}

function isOfKind({ recipient: { kind } }: PermissionHolder, wanted: string | undefined): boolean {
  return wanted === undefined || (kind === 'subcontainer' ? 'container' : kind) === wanted
}

function isInState(holder: PermissionHolder, wanted: string, now: number): boolean {
  const { expiresAt = Infinity } = holder
  const group = statusOf('role', holder.state)?.group
  const inState: Record<StateFilter, boolean> = {
    held: isHeld(holder),
    pending: group === 'running' || group === 'approved',
    expiring: isHeld(holder) && expiresAt - now < SOON_MS,
    denied: group === 'denied',
    error: group === 'error',
  }
  return stateFilters.some((state) => state === wanted && inState[state])
}
