import { description, displayName } from '../validation/text'
import type { LocalizedField } from './localizedField'

/** Source: docs/assumptions.md A-269. */
const NAME_LENGTH = 64
const DESCRIPTION_LENGTH = 1024

/** The fields for name and description of a record, in every language. Source: SPEC 5 "Field validators". */
export function nameAndDescription(
  labels: Readonly<Record<'name' | 'description', string>>,
): LocalizedField<'name' | 'description'>[] {
  return [
    {
      key: 'name',
      label: labels.name,
      isRequired: true,
      maxLength: NAME_LENGTH,
      schema: displayName,
    },
    {
      key: 'description',
      label: labels.description,
      isMultiline: true,
      maxLength: DESCRIPTION_LENGTH,
      schema: description,
    },
  ]
}
