import { QueryStatus } from '@reduxjs/toolkit/query'
import { waitFor } from '@testing-library/react'
import type { createStore } from '../app/store'

/** Waits until no read of the store is pending, for tests whose page does not show it. */
export async function answered(store: ReturnType<typeof createStore>) {
  await waitFor(() => {
    const reads = Object.values(store.getState().api.queries)
    expect(reads.filter((read) => read?.status === QueryStatus.pending)).toEqual([])
  })
}
