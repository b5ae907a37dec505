import { DatePicker } from '../form/DatePicker'
import type { FieldProps } from '../../ui/field'
import { TextField, type TextFieldProps } from '../../ui/TextField'
import type { Value } from '../values/attribute'
import type { ControlProps } from './controls'
import type { FormAttribute } from './formAttribute'
import { fromLocalTime, toLocalTime } from './localTime'

interface OneFieldProps {
  attribute: FormAttribute
  field: FieldProps
  value: Value | undefined
  onChange: (value: Value) => void
  onBlur: () => void
}

/** A field for one typed value. */
export function OneField({ attribute, field, value, onChange, onBlur }: OneFieldProps) {
  const raw = value?.raw ?? ''
  const enter = (next: string) => onChange({ raw: next, text: next })
  const local = toLocalTime(raw)
  if (attribute.dataType === 'Time' && (raw === '' || local !== undefined)) {
    return (
      <DatePicker
        {...field}
        precision="minute"
        value={local}
        onChange={(next) => enter(next === undefined ? '' : fromLocalTime(next, raw))}
      />
    )
  }
  return (
    <TextField {...field} type={typeOf(attribute)} value={raw} onChange={enter} onBlur={onBlur} />
  )
}

/** The control of an attribute with a single value. */
export function SingleField({ values, onChange, ...rest }: ControlProps) {
  return <OneField {...rest} value={values[0]} onChange={(value) => onChange([value])} />
}

function typeOf({ formatType, dataType }: FormAttribute): NonNullable<TextFieldProps['type']> {
  if (formatType === 'email') return 'email'
  return formatType === 'phone' || dataType === 'Integer' ? 'tel' : 'text'
}
