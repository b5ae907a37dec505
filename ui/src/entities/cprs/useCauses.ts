import { useMemo } from 'react'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { readAllHoldings } from '../assignment/api'
import type { Cause, Holding } from '../assignment/model'
import { isOfSubject, type Difference, type Subject } from './model'
import { useAllReconciled } from './reconciledApi'

/** The most people of whom it is read; of others the server tells after publishing. Source: docs/assumptions.md A-572. */
const MOST_READ = 40

const NOBODY: readonly string[] = []

export interface Causes {
  /** Undefined where somebody has it themselves, or where it is not known. */
  of: (row: Difference) => Cause | undefined
  /** Whether it was read. */
  isKnown: (row: Difference) => boolean
  /** Whether somebody's permissions have still to answer. */
  isReading: boolean
}

/**
 * Why people have what only the catalog knows of: what comes with a role, a group or a container cannot be taken from them.
 *
 * @param rows - the same array as long as they are the same.
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

/** The role, group or container by which somebody has one of these resources; undefined where they have it themselves. */
function causeIn(holdings: readonly Holding[], resources: ReadonlySet<string>): Cause | undefined {
  return holdings
    .filter(({ kind, id }) => kind === 'resource' && resources.has(id))
    .flatMap(({ causes }) => causes)
    .find(({ kind }) => kind !== 'user')
}
