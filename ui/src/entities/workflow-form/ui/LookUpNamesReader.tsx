import { useEffect, useEffectEvent } from 'react'
import type { LookUpNamesReaderProps } from '../../../shared/blocks/workflow-form/lookUpsContext'
import { useLookUpNames } from '../useLookUpNames'

/** Reads what things are called, and tells it; what nobody may read is told by the first part of its DN. */
export function LookUpNamesReader({ source, ids, onRead }: LookUpNamesReaderProps) {
  const nameOf = useLookUpNames(source, ids)
  const names = JSON.stringify(ids.map((id) => [id, nameOf(id)]))
  const tell = useEffectEvent((read: string) =>
    onRead(Object.fromEntries(JSON.parse(read) as [string, string][])),
  )
  useEffect(() => tell(names), [names])
  return null
}
