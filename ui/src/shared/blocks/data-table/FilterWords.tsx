import type { ReactNode } from 'react'
import { type FilterField, isOffered } from '../listing/filters'
import { useFilterText } from './useFilterText'

export interface FilterInForce {
  field: FilterField
  values: readonly string[]
}

interface FilterWordsProps extends FilterInForce {
  children: (words: string) => ReactNode
}

/** Passes the text of a filter to its child, with the name of a chosen person. */
export function FilterWords({ field, values, children }: FilterWordsProps) {
  const textOf = useFilterText()
  const [first = ''] = values
  if (field.kind !== 'person' || isOffered(field.options, first)) {
    return children(textOf(field, values))
  }
  const { Named } = field.parts
  return <Named dn={first}>{(name) => children(textOf(field, [name]))}</Named>
}
