import { lazyPart } from '../../platform/parts/lazyPart'
import type { FieldProps } from '../../ui/field'
import { FieldOutline } from '../../ui/FieldOutline'

export interface DatePickerProps extends FieldProps {
  /** `2027-03-31`, or with minutes `2027-03-31T08:30`, whatever calendar the person reads. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  precision?: 'day' | 'minute'
  /** The first and the last that make sense, in the same form. */
  min?: string | undefined
  max?: string | undefined
}

/**
 * A date, and a time if wanted, written part by part or chosen in a calendar: the one of the person's language. Calendars are
 * as much code as a page, so that they come with the first date.
 */
export const DatePicker = lazyPart<DatePickerProps>(
  async () => (await import('./DateControl')).DateControl,
  { waiting: (props) => <FieldOutline {...props} /> },
)
