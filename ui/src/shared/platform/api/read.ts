import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../store/hooks'
import type { Answer } from './answer'

export interface PendingRead<Data> extends PromiseLike<Answer<Data>> {
  abort: () => void
}

/** A read to dispatch: the result of an endpoint's `initiate`. */
export type Read<Data> = ThunkAction<PendingRead<Data>, RootState, undefined, UnknownAction>

/** Options that always ask the server, and keep no cached result afterwards. */
export const freshly = { subscribe: false, forceRefetch: true } as const

/** A read whose result is known without a call. */
export function atHand<Data>(data: Data): Read<Data> {
  return () => Object.assign(Promise.resolve({ data }), { abort: () => undefined })
}

/** Passes the result of a read to a callback. Stopping it aborts the call, and the callback is never called. */
export function follow<Data>(
  pending: PendingRead<Data>,
  tell: (answer: Answer<Data>) => void,
): () => void {
  let isWanted = true
  void pending.then((answer) => {
    if (isWanted) tell(answer)
  })
  return () => {
    isWanted = false
    pending.abort()
  }
}
