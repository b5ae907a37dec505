import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import styles from './NumberField.module.css'

interface NumberFieldProps {
  /** Read out, not shown. */
  label: string
  value: number
  min: number
  max: number
  /** A whole number within the limits. */
  onCommit: (value: number) => void
}

const WHOLE = { maximumFractionDigits: 0 }

/**
 * A small whole number, in the digits of the locale or any that are typed, that takes effect on Enter, on
 * leaving and with the arrow keys. Below `min` or empty becomes `min`, above `max` becomes `max`.
 */
export function NumberField({ label, value, min, max, onCommit }: NumberFieldProps) {
  return (
    <AriaNumberField
      aria-label={label}
      value={value}
      minValue={min}
      maxValue={max}
      formatOptions={WHOLE}
      isWheelDisabled
      onChange={(typed) => {
        const wanted = Number.isNaN(typed) ? min : typed
        if (wanted !== value) onCommit(wanted)
      }}
    >
      <Input className={styles.input ?? ''} />
    </AriaNumberField>
  )
}
