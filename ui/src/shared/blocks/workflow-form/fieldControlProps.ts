import type { FieldProps } from '../../ui/field'
import type { FieldNode, FormValue } from './formNode'

/** The names of values, by value: `{ 'cn=ann,o=data': 'Ann Lee' }`. */
export type ShownNames = Readonly<Record<string, string>>

/** The properties of the control of a field. */
export interface FieldControlProps {
  node: FieldNode
  /** The texts and the state of the field. */
  field: FieldProps
  value: FormValue
  /** A lookup also passes the names of the chosen values. */
  onChange: (value: FormValue, names?: ShownNames) => void
  onBlur: () => void
}
