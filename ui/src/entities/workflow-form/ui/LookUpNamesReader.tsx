import { useEffect, useEffectEvent } from 'react'
import type { LookUpNamesReaderProps } from '../../../shared/blocks/workflow-form/lookUpsContext'
import { useLookUpNames } from '../useLookUpNames'

/** Loads the names of items and passes them to `onRead`; an item without a readable name gets the first part of its DN. */
export function LookUpNamesReader({ source, ids, onRead }: LookUpNamesReaderProps) {
  const nameOf = useLookUpNames(source, ids)
  const names = JSON.stringify(ids.map((id) => [id, nameOf(id)]))
  const tell = useEffectEvent((read: string) =>
    onRead(Object.fromEntries(JSON.parse(read) as [string, string][])),
  )
  useEffect(() => tell(names), [names])
  return null
}
