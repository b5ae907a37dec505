import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import styles from './NumberField.module.css'

interface NumberFieldProps {
  /** The label, for screen readers only. */
  label: string
  value: number
  min: number
  max: number
  /** Called with a whole number within the limits. */
  onCommit: (value: number) => void
}

const WHOLE = { maximumFractionDigits: 0 }

/**
 * A small whole number in the digits of the locale; any digits can be typed. It takes effect on Enter, when the field
 * is left, and with the arrow keys. An empty number, or one below `min`, becomes `min`; one above `max` becomes `max`.
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
