import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../store/hooks'
import { baseApi } from './baseApi'
import { freshly } from './read'

type Thunk<Result> = ThunkAction<Result, RootState, undefined, UnknownAction>

interface Pending<Data> {
  queryCacheKey: string
  unwrap: () => Promise<Data>
}

/** An endpoint of the api, as far as it is read once. */
export interface Readable<Asked, Data> {
  initiate: (asked: Asked, how: typeof freshly) => Thunk<Pending<Data>>
}

/** The subscriptions of the api. */
interface Followers {
  getSubscriptionCount: (queryCacheKey: string) => number
}

const { internal_getRTKQSubscriptions, removeQueryResult } = baseApi.internalActions

/**
 * Asks the server, and keeps nothing of the answer but what a screen shows: for pages that are read by the thousand.
 *
 * @throws what went wrong.
 */
export function readOnce<Asked, Data>(
  endpoint: Readable<Asked, Data>,
  asked: Asked,
): Thunk<Promise<Data>> {
  return async (dispatch) => {
    const { queryCacheKey, unwrap } = dispatch(endpoint.initiate(asked, freshly))
    try {
      return await unwrap()
    } finally {
      const followers = dispatch(internal_getRTKQSubscriptions()) as unknown as Followers
      if (followers.getSubscriptionCount(queryCacheKey) === 0) {
        dispatch(removeQueryResult({ queryCacheKey: queryCacheKey as never }))
      }
    }
  }
}
