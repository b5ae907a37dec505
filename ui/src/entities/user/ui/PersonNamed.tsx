import type { ReactNode } from 'react'
import { usePersonName } from '../usePersonName'

interface PersonNamedProps {
  dn: string
  children: (name: string) => ReactNode
}

/** Loads the name of a person for its child. */
export function PersonNamed({ dn, children }: PersonNamedProps) {
  return children(usePersonName(dn))
}
