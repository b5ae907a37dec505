import type { ComponentType } from 'react'
import type { FieldProps } from '../../ui/field'
import type { Value } from '../values/attribute'
import type { FormAttribute } from './formAttribute'

/** The properties of an attribute's control. */
export interface ControlProps {
  attribute: FormAttribute
  /** Label, hint, error and state of the field. */
  field: FieldProps
  values: readonly Value[]
  onChange: (values: Value[]) => void
  onBlur: () => void
}

/** Controls that features provide, by data type, as they need a call or an editor: `{ DN: UserLookUp }`. */
export type OwnControls = Readonly<Record<string, ComponentType<ControlProps>>>
