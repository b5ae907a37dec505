import { lazyPart } from '../../platform/parts/lazyPart'
import type { FieldProps } from '../../ui/field'
import { FieldOutline } from '../../ui/FieldOutline'

export interface DatePickerProps extends FieldProps {
  /** The date, `2027-03-31`, or with minutes `2027-03-31T08:30`; the same for every calendar. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  precision?: 'day' | 'minute'
  /** The first and the last possible date, in the same form. */
  min?: string | undefined
  max?: string | undefined
}

/**
 * A date, and a time if wanted, typed part by part or chosen in the calendar of the person's language. The code of
 * calendars is as large as that of a page, so it is loaded with the first date field.
 */
export const DatePicker = lazyPart<DatePickerProps>(
  async () => (await import('./DateControl')).DateControl,
  { waiting: (props) => <FieldOutline {...props} /> },
)
