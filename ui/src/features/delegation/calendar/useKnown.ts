import { useMemo } from 'react'
import { readAvailabilityOf } from '../../../entities/availability/api'
import { useMayReadOthers } from '../../../entities/availability/useMayReadOthers'
import { listDelegationsOf } from '../../../entities/delegation/api'
import { useReadEach } from '../../../shared/platform/api/useReadEach'
import type { Known } from './plan'

interface Reading extends Known {
  /** How many answers are awaited. */
  left: number
}

/** Reads two answers for each person, and one for each delegate who is not among them. */
export function useKnown(people: readonly string[]): Reading {
  const own = useReadEach(readAvailabilityOf, people)
  const delegated = useReadEach(listDelegationsOf, people)
  const names = [...delegated.found.values()].flatMap((list) => list.flatMap(({ to }) => to))
  const others = names.map(({ id }) => id).filter((id) => !people.includes(id))
  const key = [...new Set(others)].sort().join('\n')
  const mayRead = useMayReadOthers()
  const delegates = useMemo(() => (key === '' || !mayRead ? [] : key.split('\n')), [key, mayRead])
  const away = useReadEach(readAvailabilityOf, delegates)
  return {
    availability: new Map([...away.found, ...own.found]),
    delegations: delegated.found,
    left: own.left + delegated.left + away.left,
  }
}
