import { useMemo } from 'react'
import type { Entity, Kind } from '../../entities/entity/model'
import type { Column } from '../../shared/blocks/data-table/column'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** What a list of things is asked for, whatever page of it. */
export interface EntitiesAsked {
  kind: Kind['key']
  clientId: string
  searched: readonly string[]
  shown: readonly string[]
}

/**
 * A search looks at the attributes that the definition makes look-up attributes; rows bring along what the columns show.
 *
 * Source: SPEC 7 "Entities"; docs/assumptions.md A-280.
 */
export function useEntitiesAsked(kind: Kind, columns: readonly Column<Entity>[]): EntitiesAsked {
  const clientId = useBootstrap().client.id
  return useMemo(
    () => ({
      kind: kind.key,
      clientId,
      searched: kind.attributes.filter(({ isSearchable }) => isSearchable).map(({ key }) => key),
      shown: columns.map(({ key }) => key),
    }),
    [kind, clientId, columns],
  )
}
