import { useState } from 'react'
import type { ListState } from '../listing/listState'

/** The list state whose reply is shown: while a reply to a new search or filter loads, the previous state. */
export function useAnswered(list: ListState, isAnswered: boolean): ListState {
  const [before, setBefore] = useState(list)
  if (isAnswered && asked(before) !== asked(list)) setBefore(list)
  return isAnswered ? list : before
}

function asked({ search, filters }: ListState): string {
  return JSON.stringify([search, filters])
}
