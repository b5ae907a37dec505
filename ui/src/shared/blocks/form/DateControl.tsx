import { parseDate, parseDateTime, type DateValue } from '@internationalized/date'
import { CalendarDays } from 'lucide'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { DateCalendar } from './DateCalendar'
import styles from './DatePicker.module.css'
import type { DatePickerProps } from './DatePicker'
import { ariaStates } from '../../ui/field'
import field from '../../ui/Field.module.css'
import { FieldFrame } from '../../ui/FieldFrame'
import { IconButton } from '../../ui/IconButton'

/** The control within `DatePicker`, whose code is loaded on demand. */
export function DateControl(props: DatePickerProps) {
  const { value, onChange, precision = 'day', min, max } = props
  const { t } = useTranslation('ui')
  const read = PRECISIONS[precision]
  const mayBeNone = value !== undefined && !props.isRequired
  return (
    <AriaDatePicker<DateValue>
      {...ariaStates(props)}
      {...limits(min, max, read.parse)}
      className={field.field ?? ''}
      granularity={precision}
      value={value === undefined ? null : read.parse(value)}
      onChange={(date) => onChange(date ? date.toString().slice(0, read.length) : undefined)}
    >
      <FieldFrame {...props}>
        <Group className={field.box ?? ''}>
          <DateInput className={styles.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
          <IconButton label={t('field.calendar')} icon={CalendarDays} size="small" />
        </Group>
      </FieldFrame>
      <Popover className={styles.popover ?? ''} offset={4}>
        <Dialog className={styles.dialog ?? ''}>
          <DateCalendar onClear={mayBeNone ? () => onChange(undefined) : undefined} />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}

const PRECISIONS = {
  day: { parse: parseDate, length: '2027-03-31'.length },
  minute: { parse: parseDateTime, length: '2027-03-31T08:30'.length },
}

type Parse = (text: string) => DateValue

function limits(min: string | undefined, max: string | undefined, parse: Parse) {
  return {
    ...(min !== undefined && { minValue: parse(min) }),
    ...(max !== undefined && { maxValue: parse(max) }),
  }
}
