import type { FieldProps } from '../ui/field'
import type { FieldNode, FormValue } from './formNode'

/** What the control of a field is given. */
export interface FieldControlProps {
  node: FieldNode
  /** The words and the state of the field. */
  field: FieldProps
  value: FormValue
  onChange: (value: FormValue) => void
  onBlur: () => void
}
