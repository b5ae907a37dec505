import { DatePicker } from '../form/DatePicker'
import type { FieldProps } from '../../ui/field'

interface DayFieldProps extends FieldProps {
  /** `2027-03-31`, or `''` for none. */
  value: string
  onChange: (day: string) => void
}

/** A day of a record, or none. */
export function DayField({ value, onChange, ...words }: DayFieldProps) {
  return (
    <DatePicker
      {...words}
      value={value === '' ? undefined : value}
      onChange={(day) => onChange(day ?? '')}
    />
  )
}
