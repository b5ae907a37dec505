import { useMemo } from 'react'
import { listDelegationsOf } from '../../../entities/delegation/api'
import { usePersonNames } from '../../../entities/user/usePersonNames'
import { useReadEach } from '../../../shared/platform/api/useReadEach'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'

/** Names by DN; a name that is still loading is missing. */
export type Names = ReadonlyMap<string, string>

const NOBODY: readonly string[] = []

/**
 * The names of people. They come from the delegations, which are loaded anyway; other names are
 * loaded one by one.
 *
 * @param people - DNs; the array must stay the same while the people do.
 * @param given - names that are already known.
 */
export function useNames(people: readonly string[], given?: Names): Names {
  const { user } = useBootstrap()
  const { found, left } = useReadEach(listDelegationsOf, people)
  const told = useMemo(() => {
    const givers = [...found.values()].flatMap((list) => list.flatMap(({ from }) => from))
    const own = [user.dn, user.fullName ?? user.dn] as const
    return new Map([own, ...givers.map(({ id, name }) => [id, name] as const), ...(given ?? [])])
  }, [found, given, user])
  const unknown = useMemo(
    () => (left > 0 ? NOBODY : people.filter((dn) => !told.has(dn))),
    [left, people, told],
  )
  const read = usePersonNames(unknown)
  return useMemo(() => new Map([...told, ...read]), [told, read])
}
