import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import styles from './DatePicker.module.css'
import { classNames } from '../../ui/classNames'
import { ariaStates, type FieldProps } from '../../ui/field'
import field from '../../ui/Field.module.css'
import { FieldFrame } from '../../ui/FieldFrame'

export interface TimeFieldProps extends FieldProps {
  /** The time, `08:30`, however the person's language writes it. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  onBlur: () => void
}

/** A time of day, typed part by part. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, onBlur } = props
  return (
    <AriaTimeField
      {...ariaStates(props)}
      className={field.field ?? ''}
      value={value === undefined ? null : parseTime(value)}
      onChange={(time) => onChange(time?.toString().slice(0, '08:30'.length))}
      onBlur={onBlur}
    >
      <FieldFrame {...props}>
        <DateInput className={classNames(field.box, styles.input)}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
      </FieldFrame>
    </AriaTimeField>
  )
}
