import { skipToken } from '@reduxjs/toolkit/query/react'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { cnOf } from '../../shared/blocks/values/dn'
import type { FieldSource } from '../../shared/blocks/workflow-form/fieldSource'
import { useReadLookUpNamesQuery } from './lookUpApi'

/** The names of items by DN; the first part of the DN where the name is not available. */
export function useLookUpNames(
  source: FieldSource,
  ids: readonly string[],
): (id: string) => string {
  const clientId = useBootstrap().client.id
  const isNamed = source.from === 'things' || source.from === 'permissions'
  const { data: names = {} } = useReadLookUpNamesQuery(
    isNamed && ids.length > 0 ? { source, ids, clientId } : skipToken,
  )
  return (id) => names[id] ?? cnOf(id)
}
