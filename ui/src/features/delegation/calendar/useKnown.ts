import { useMemo } from 'react'
import { readAvailabilityOf } from '../../../entities/availability/api'
import { useMayReadOthers } from '../../../entities/availability/useMayReadOthers'
import { listDelegationsOf } from '../../../entities/delegation/api'
import { type ReadEach, useReadEach } from '../../../shared/platform/api/useReadEach'
import { isRefused } from '../../../shared/platform/errors/isRefused'
import type { Known, Missing } from './plan'

interface Reading extends Known {
  /** The number of answers that are still missing. */
  left: number
  readAgain: () => void
}

/**
 * Loads absences and delegations of each person, and the absences of each delegate outside of the
 * list.
 */
export function useKnown(people: readonly string[]): Reading {
  const own = useReadEach(readAvailabilityOf, people)
  const delegated = useReadEach(listDelegationsOf, people)
  const names = [...delegated.found.values()].flatMap((list) => list.flatMap(({ to }) => to))
  const others = names.map(({ id }) => id).filter((id) => !people.includes(id))
  const key = [...new Set(others)].sort().join('\n')
  const mayRead = useMayReadOthers()
  const delegates = useMemo(() => (key === '' || !mayRead ? [] : key.split('\n')), [key, mayRead])
  const away = useReadEach(readAvailabilityOf, delegates)
  const all = [own, delegated, away]
  return {
    availability: new Map([...away.found, ...known(own)]),
    delegations: known(delegated),
    left: all.reduce((sum, { left }) => sum + left, 0),
    readAgain: () => {
      for (const each of all) each.readAgain()
    },
  }
}

function known<Data>({ found, errors }: ReadEach<Data>): Map<string, Data | Missing> {
  const missing = [...errors].map(
    ([dn, error]) => [dn, isRefused(error) ? 'hidden' : 'failed'] as const,
  )
  return new Map<string, Data | Missing>([...found, ...missing])
}
