import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { ariaStates, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'
import quantity from './QuantityField.module.css'
import { useTypedNumber } from './useTypedNumber'

export interface QuantityFieldProps extends FieldProps {
  /** The number; undefined when the field is empty. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  onBlur?: () => void
  min?: number | undefined
  max?: number | undefined
  /** The unit, shown after the number: "minutes". */
  unit?: string | undefined
  /** The most digits after the decimal point; without it, the number is whole. */
  decimals?: number
  /** Whether the number is an identifier, such as a port: its digits are not grouped. */
  isName?: boolean
}

/**
 * A number in the digits of the language; arrow keys change it. A number out of range stays as typed, and the form
 * shows the error.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, onBlur, min, max, unit, decimals = 0, isName = false } = props
  const format = { maximumFractionDigits: decimals, useGrouping: !isName }
  const { shown, type, commit } = useTypedNumber(value, onChange, format)
  return (
    <NumberField
      {...ariaStates(props)}
      className={styles.field ?? ''}
      value={shown ?? NaN}
      onChange={commit}
      commitBehavior="validate"
      formatOptions={format}
      {...(onBlur && { onBlur })}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
    >
      <FieldFrame {...props}>
        <div className={quantity.row}>
          <Input
            className={styles.input ?? ''}
            onInput={(event) => type(event.currentTarget.value)}
          />
          {unit && <span className={quantity.unit}>{unit}</span>}
        </div>
      </FieldFrame>
    </NumberField>
  )
}
