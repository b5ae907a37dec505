import { useEffect, useEffectEvent, useState } from 'react'
import { useAppDispatch } from '../store/hooks'
import type { Answer } from './answer'
import { follow, type Read } from './read'

interface Received<Data> {
  key: string
  answer: Answer<Data>
}

/** The state of a read. Without data and error it is loading, or nothing was asked. */
export interface Reading<Data> extends Answer<Data> {
  isLoading: boolean
  retry: () => void
}

/**
 * The result of a read that changes while somebody types: a new read aborts the previous one.
 *
 * @param read - undefined while there is nothing to load.
 * @param key - identifies the read.
 */
export function useRead<Data>(read: Read<Data> | undefined, key: string): Reading<Data> {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const [received, setReceived] = useState<Received<Data>>()
  const isAsked = read !== undefined
  const current = `${key} ${String(attempt)}`

  const begin = useEffectEvent(() => read && dispatch(read))
  useEffect(() => {
    const pending = isAsked && begin()
    return pending ? follow(pending, (answer) => setReceived({ key: current, answer })) : undefined
  }, [isAsked, current])

  const answer = received?.key === current && isAsked ? received.answer : undefined
  return {
    data: answer?.data,
    error: answer?.error,
    isLoading: isAsked && answer === undefined,
    retry: () => setAttempt(attempt + 1),
  }
}
