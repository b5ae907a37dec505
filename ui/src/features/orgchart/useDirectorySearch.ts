import { skipToken } from '@reduxjs/toolkit/query/react'
import { useFindEntitiesQuery, useListKindsQuery } from '../../entities/entity/api'
import { searchedAttributes } from '../../entities/entity/model'
import { useListUsersQuery } from '../../entities/user/api'
import { textOf } from '../../entities/user/model'
import { firstRows } from '../../shared/blocks/listing/listState'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import type { Option } from '../../shared/ui/options'
import { PERSON } from './routes'

/** How many entities a search finds. */
const FOUND = 10
/** How many attributes tell entities of one name apart. */
const TOLD = 2

interface Found {
  found: readonly Option[]
  isFetching: boolean
}

/** The entities of a kind whose attributes contain a text; none for an empty text. */
export function useDirectorySearch(kind: string, search: string): Found {
  const people = usePeople(kind === PERSON ? search : '')
  const entities = useEntities(kind, kind === PERSON ? '' : search)
  return kind === PERSON ? people : entities
}

function usePeople(search: string): Found {
  const clientId = useBootstrap().client.id
  const { data, isFetching } = useListUsersQuery(
    search === '' ? skipToken : { list: firstRows(FOUND, 'FirstName', 'asc', search), clientId },
  )
  const rows = search === '' ? [] : (data?.rows ?? [])
  const found = rows.map((user) => ({
    id: user.dn,
    text: user.fullName,
    caption: textOf(user, 'Title'),
  }))
  return { found, isFetching }
}

function useEntities(kind: string, search: string): Found {
  const clientId = useBootstrap().client.id
  const attributes = useSearchedKeys(kind, search !== '')
  const asked = {
    type: 'entity',
    lookupEntity: kind,
    lookupAttributes: attributes.keys,
    displayAttributes: attributes.keys?.slice(0, TOLD),
    clientId,
    isOrgchart: true,
    query: search,
    page: 0,
    limit: FOUND,
  } as const
  const { data, isFetching } = useFindEntitiesQuery(
    search === '' || attributes.isLoading ? skipToken : asked,
  )
  const items = search === '' ? [] : (data?.items ?? [])
  const found = items.map(({ id, name, detail = '' }) => ({ id, text: name, caption: detail }))
  return { found, isFetching: attributes.isLoading || isFetching }
}

/** The keys of the attributes that the definition of a kind calls searchable; undefined while they are not known. */
function useSearchedKeys(kind: string, isAsked: boolean) {
  const clientId = useBootstrap().client.id
  const { data, isLoading } = useListKindsQuery(isAsked ? clientId : skipToken)
  const definition = data?.find(({ key }) => key === kind)
  return { keys: definition && searchedAttributes(definition).map(({ key }) => key), isLoading }
}
