import { useMemo } from 'react'
import { countEntries, useListDefinitionsQuery } from '../../../entities/entity-definition/api'
import { hasEntities, type EntityDefinition } from '../../../entities/entity-definition/model'
import { useReadEach } from '../../../shared/platform/api/useReadEach'
import type { DefinitionRow } from './definitionList'

const NONE: readonly EntityDefinition[] = []

/** The kinds, each with the number of its entities as soon as they are counted. */
export function useDefinitionRows() {
  const { data: definitions = NONE, ...query } = useListDefinitionsQuery(undefined)
  const keys = useMemo(() => definitions.filter(hasEntities).map(({ key }) => key), [definitions])
  const { found } = useReadEach(countEntries, keys)
  const rows = useMemo(
    () => definitions.map((each): DefinitionRow => ({ ...each, things: found.get(each.key) })),
    [definitions, found],
  )
  return { ...query, definitions, data: query.isSuccess ? rows : undefined }
}
