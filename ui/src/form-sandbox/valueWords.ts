import { cnOf } from '../shared/blocks/values/dn'
import { readFieldValue, shownWords } from '../shared/blocks/workflow-form/fieldValue'
import type { FieldNode, FormValue } from '../shared/blocks/workflow-form/formNode'

/** `data:image/png;base64,…` */
export function isSignature(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('data:image/')
}

/**
 * The display texts of a field's value, one for each part.
 *
 * @param names - names by value, as far as the console has sent them.
 */
export function valueWords(
  field: FieldNode,
  given: unknown,
  names: Readonly<Record<string, string>>,
): string[] {
  const value = readFieldValue(field, given)
  const parts: readonly FormValue[] = Array.isArray(value) ? (value as FormValue[]) : [value]
  const words = parts.map((part) => shownWords(part, shownOf(field)))
  return words.filter((each) => each !== '').map((each) => names[each] ?? nameIn(field, each))
}

function shownOf({ control, shown }: FieldNode): readonly string[] {
  return control === 'files' ? ['originalName'] : shown
}

/** The name in the form's options; for an item without a name, the common name of its DN. */
function nameIn({ control, options }: FieldNode, id: string): string {
  const offered = options.find((option) => option.id === id)
  return offered?.text ?? (control === 'lookUp' ? cnOf(id) : id)
}
