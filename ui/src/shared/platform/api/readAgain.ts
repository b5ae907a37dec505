import { setupListeners } from '@reduxjs/toolkit/query'
import type { AppDispatch } from '../store/hooks'
import { baseApi } from './baseApi'

/** Loads all queries on the screen again and drops all others; running calls are not repeated. */
export function readAgain(dispatch: AppDispatch) {
  setupListeners(dispatch, (tell, { onOnline }) => {
    tell(onOnline())
    return () => undefined
  })
}

/** Loads the answers again, after all earlier calls have ended. */
export async function readAgainAfterAll(dispatch: AppDispatch): Promise<void> {
  const underWay = dispatch(baseApi.util.getRunningQueriesThunk())
  if (underWay.length === 0) {
    readAgain(dispatch)
    return
  }
  await Promise.all(underWay)
  await readAgainAfterAll(dispatch)
}
