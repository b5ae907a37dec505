import { setupListeners } from '@reduxjs/toolkit/query'
import type { AppDispatch } from '../store/hooks'
import { baseApi } from './baseApi'

/** Reads again all that is on the screen, and forgets what is kept beside it; what is on its way already stays as it was asked. */
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
