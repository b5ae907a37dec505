import { QueryStatus } from '@reduxjs/toolkit/query'
import { waitFor } from '@testing-library/react'
import type { createStore } from '../app/store'

/** Waits until every read of the store has its answer: where no page shows that it came. */
export async function answered(store: ReturnType<typeof createStore>) {
  await waitFor(() => {
    const reads = Object.values(store.getState().api.queries)
    expect(reads.filter((read) => read?.status === QueryStatus.pending)).toEqual([])
  })
}
