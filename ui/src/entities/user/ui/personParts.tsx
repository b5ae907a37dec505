import type { ReactNode } from 'react'
import type { PersonParts } from '../../../shared/blocks/listing/filters'
import { PersonField } from './PersonField'
import { usePersonName } from '../usePersonName'

/** The parts that a list needs to filter by people. */
export const personParts: PersonParts = { Field: PersonField, Named: PersonNamed }

interface PersonNamedProps {
  dn: string
  children: (name: string) => ReactNode
}

/** Loads the name of a person for its child. */
function PersonNamed({ dn, children }: PersonNamedProps) {
  return children(usePersonName(dn))
}
