import type { ReactNode } from 'react'
import { usePersonName } from '../usePersonName'

interface PersonNamedProps {
  dn: string
  children: (name: string) => ReactNode
}

/** Gives the name of somebody to what shows it. */
export function PersonNamed({ dn, children }: PersonNamedProps) {
  return children(usePersonName(dn))
}
