import type { PersonParts } from '../../../shared/blocks/listing/filters'
import { PersonField } from './PersonField'
import { PersonNamed } from './PersonNamed'

/** The parts that a list needs to filter by people. */
export const personParts: PersonParts = { Field: PersonField, Named: PersonNamed }
