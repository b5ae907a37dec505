import { useState } from 'react'
import type { ListState } from '../listing/listState'

/** What was asked that is answered: while an answer is on its way, what was asked before; nobody knows yet what matches now. */
export function useAnswered(list: ListState, isAnswered: boolean): ListState {
  const [before, setBefore] = useState(list)
  if (isAnswered && asked(before) !== asked(list)) setBefore(list)
  return isAnswered ? list : before
}

function asked({ search, filters }: ListState): string {
  return JSON.stringify([search, filters])
}
