import type { PersonParts } from '../../../shared/blocks/listing/filters'
import { PersonField } from './PersonField'
import { PersonNamed } from './PersonNamed'

/** For lists that are filtered by people. */
export const personParts: PersonParts = { Field: PersonField, Named: PersonNamed }
