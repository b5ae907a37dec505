import { useMemo } from 'react'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { readAllHoldings } from '../assignment/api'
import type { Cause, Holding } from '../assignment/model'
import { isOfSubject, type Difference, type Subject } from './model'
import { useAllReconciled } from './reconciledApi'

/**
 * For how many people the causes are loaded. For others, the server reports a failure after publishing. Source:
 * docs/assumptions.md A-572.
 */
const MOST_READ = 40

const NOBODY: readonly string[] = []

export interface Causes {
  /** The cause of a row; undefined for a direct assignment, and where the cause is unknown. */
  of: (row: Difference) => Cause | undefined
  /** Whether the cause of a row is loaded. */
  isKnown: (row: Difference) => boolean
  /** Whether somebody's permissions have still to answer. */
  isReading: boolean
}

/**
 * The role, group or container through which people have the assignments that only the catalog knows: such an
 * assignment cannot be revoked by publishing.
 *
 * @param rows - a new array starts to load again.
 */
export function useCauses(subject: Subject, rows: readonly Difference[]): Causes {
  const { data: reconciled, isLoading } = useAllReconciled()
  const people = useMemo(() => {
    const taken = rows.filter(({ side }) => side === 'IDM').map(({ person }) => person)
    return reconciled ? [...new Set(taken)].slice(0, MOST_READ) : NOBODY
  }, [rows, reconciled])
  const { found, left } = useReadEach(readAllHoldings, people)
  return useMemo(() => {
    const ofSubject = (reconciled?.rows ?? []).filter(isOfSubject(subject))
    const resources = new Set(ofSubject.map(({ id }) => id))
    const of = ({ side, person }: Difference) =>
      side === 'IDM' ? causeIn(found.get(person) ?? [], resources) : undefined
    return {
      of,
      isKnown: ({ side, person }) => side !== 'IDM' || found.has(person),
      isReading: isLoading || left > 0,
    }
  }, [found, left, isLoading, reconciled, subject])
}

/** The role, group or container through which a person has one of these resources; undefined for a direct assignment. */
function causeIn(holdings: readonly Holding[], resources: ReadonlySet<string>): Cause | undefined {
  return holdings
    .filter(({ kind, id }) => kind === 'resource' && resources.has(id))
    .flatMap(({ causes }) => causes)
    .find(({ kind }) => kind !== 'user')
}
