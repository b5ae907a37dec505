import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../store/hooks'
import type { Answer } from './answer'

export interface PendingRead<Data> extends PromiseLike<Answer<Data>> {
  abort: () => void
}

/** A read that somebody else may begin: what an endpoint's `initiate` makes. */
export type Read<Data> = ThunkAction<PendingRead<Data>, RootState, undefined, UnknownAction>

/** Always asks the server, and leaves nothing behind when nobody waits any more. */
export const freshly = { subscribe: false, forceRefetch: true } as const

/** What is there without a call. */
export function atHand<Data>(data: Data): Read<Data> {
  return () => Object.assign(Promise.resolve({ data }), { abort: () => undefined })
}

/** Tells what a read came to, unless it is stopped before: then the call ends, and its answer is never told. */
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
