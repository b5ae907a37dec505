import { listEntities, listKinds } from '../../entities/entity/api'
import { searchedAttributes, type Kind } from '../../entities/entity/model'
import { toEntity } from '../../features/entities/routes'
import type { Answer } from '../../shared/platform/api/answer'
import type { PendingRead } from '../../shared/platform/api/read'
import type { AppDispatch } from '../../shared/platform/store/hooks'
import { type Finding, listFor, ONCE, toSearch } from './source'

/** Kinds of entity that other sources search. */
const FOUND_ELSEWHERE: readonly string[] = ['user', 'group']

/** Searches the entities of all searchable kinds. Results are shown even if the search in some kinds failed. */
export function searchEntities(
  dispatch: AppDispatch,
  query: string,
  clientId: string,
): PendingRead<Finding> {
  const begun: { abort: () => void }[] = []
  const begin = <Call extends { abort: () => void }>(call: Call) => {
    begun.push(call)
    return call
  }
  const find = async (): Promise<Answer<Finding>> => {
    const { data: kinds, error } = await begin(dispatch(listKinds.initiate(clientId, ONCE)))
    if (!kinds) return { error }
    const answers = await Promise.all(
      kinds.filter(isSearched).map((kind) => begin(searchKind(kind, dispatch, query, clientId))),
    )
    return together(answers)
  }
  return Object.assign(find(), { abort: () => begun.forEach((call) => call.abort()) })
}

function isSearched(kind: Kind): boolean {
  return !FOUND_ELSEWHERE.includes(kind.key) && searchedAttributes(kind).length > 0
}

function searchKind(kind: Kind, dispatch: AppDispatch, query: string, clientId: string) {
  const searched = searchedAttributes(kind).map(({ key }) => key)
  const asked = { kind: kind.key, clientId, list: listFor(query, ''), searched, shown: [] }
  return toSearch(dispatch(listEntities.initiate(asked, ONCE)), ({ dn, name }) => ({
    kind: 'entity',
    path: toEntity(kind.key, dn),
    title: name,
    detail: kind.name,
  }))
}

function together(answers: readonly Answer<Finding>[]): Answer<Finding> {
  const findings = answers.flatMap(({ data }) => data ?? [])
  return {
    error: answers.find(({ error }) => error !== undefined)?.error,
    data: {
      destinations: findings.flatMap(({ destinations }) => destinations),
      isTooMany: findings.some(({ isTooMany }) => isTooMany),
    },
  }
}
