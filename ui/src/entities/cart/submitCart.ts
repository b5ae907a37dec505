import { draftsWritten } from '../../shared/blocks/drafts/writesUnderWay'
import { selectBootstrap } from '../../shared/platform/session/sessionApi'
import type { AppDispatch, RootState } from '../../shared/platform/store/hooks'
import { selectProxiedUser } from '../../shared/platform/store/proxyModeSlice'
import { selectIsSigningOut, selectSession } from '../../shared/platform/store/sessionSlice'
import { ask, cartSent, wasTurnedAway } from './api'
import type { CartEntry } from './cartSlice'
import { changeEntry } from './changeCart'
import { inDoubt, leftOf, withItems, type Change } from './progress'
import { failedResults, resultsOf, type Call, type Result } from './submission'

interface Submission {
  /** DN of the person acted for; `''` for nobody. */
  acting: string
  calls: readonly Call[]
  /** Aborted when the person leaves the page: no further call is made. */
  signal: AbortSignal
  /** The reason why a call failed; `''` where none is known. */
  reasonOf: (error: unknown) => string
  /** The text for recipients of a call whose outcome is unknown. */
  inDoubt: string
  /** Adds a general reason to failures without one. */
  inWords: (result: Result) => Result
}

/**
 * Sends a cart call by call and resolves with the results. Failed items stay in the cart with the reason. Sending stops before
 * the next call when the page is left, when the person signs out, or when they act for another person; unsent items stay in the
 * cart. An item is stored as "status unknown" until its answer arrives; without an answer sending stops.
 *
 * Source: docs/assumptions.md.
 */
export function submitCart({ acting, calls, signal, ...words }: Submission) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<Result[]> => {
    const person = personIn(getState())
    const isStopped = () => signal.aborted || !isAsking(getState(), person, acting)
    let last: CartEntry | undefined
    const change = (unheard: readonly Result[], made: Change = unchanged, done?: number) => {
      const sending = done === undefined ? undefined : { done, total: calls.length }
      const changed = ({ cart }: CartEntry) => ({ cart: withItems(cart, made), unheard, sending })
      last = dispatch(changeEntry(acting, changed, last))
    }
    const results: Result[] = []
    for (const [place, call] of calls.entries()) {
      const doubts = failedResults(call, words.inDoubt)
      change(doubts, unchanged, place)
      await draftsWritten()
      const came = isStopped() ? [] : await dispatch(answerTo(call, words))
      if (![person, undefined].includes(personIn(getState()))) return results
      change([], changeBy(call, came, doubts, calls.slice(place + 1)), place + 1)
      results.push(...(came ?? []))
      if (!came || isStopped()) break
    }
    change([])
    if (results.length > 0) dispatch(cartSent(calls))
    return results
  }
}

const unchanged: Change = (items) => items

const personIn = (state: RootState) => selectBootstrap(state).data?.user.dn

/** Whether the same person is still signed in and acts for the same person. */
function isAsking(state: RootState, person: string | undefined, acting: string): boolean {
  const isSignedIn = selectSession(state) !== undefined && !selectIsSigningOut(state)
  const actsFor = selectProxiedUser(state)?.dn ?? ''
  return isSignedIn && personIn(state) === person && actsFor === acting
}

/** The results of a call; undefined when the outcome is unknown. */
function answerTo(call: Call, { reasonOf, inWords }: Pick<Submission, 'reasonOf' | 'inWords'>) {
  return async (dispatch: AppDispatch): Promise<Result[] | undefined> => {
    try {
      const answer = await dispatch(ask.initiate(call, { track: false })).unwrap()
      return resultsOf(call, answer).map(inWords)
    } catch (error) {
      return isBrokenOff(error) ? undefined : failedResults(call, reasonOf(error)).map(inWords)
    }
  }
}

/** The change of the items after a call: by its results, none when the session had ended, or "unknown". */
function changeBy(
  call: Call,
  came: readonly Result[] | undefined,
  doubts: readonly Result[],
  pending: readonly Call[],
): Change {
  if (came) return (items) => leftOf(items, came, pending)
  return wasTurnedAway(call) ? unchanged : (items) => inDoubt(items, doubts)
}

/** Whether the call was aborted by the end of the session. */
function isBrokenOff(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  )
}
