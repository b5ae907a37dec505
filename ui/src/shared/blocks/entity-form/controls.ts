import type { ComponentType } from 'react'
import type { FieldProps } from '../../ui/field'
import type { Value } from '../values/attribute'
import type { FormAttribute } from './formAttribute'

/** What the control of an attribute is given. */
export interface ControlProps {
  attribute: FormAttribute
  /** The words and the state of the field. */
  field: FieldProps
  values: readonly Value[]
  onChange: (values: Value[]) => void
  onBlur: () => void
}

/** Controls that need a call or an editor of their own, by data type: `{ DN: UserLookUp }`. */
export type OwnControls = Readonly<Record<string, ComponentType<ControlProps>>>
