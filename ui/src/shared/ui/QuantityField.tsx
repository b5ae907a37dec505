import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { ariaStates, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'
import quantity from './QuantityField.module.css'
import { useTypedNumber } from './useTypedNumber'

export interface QuantityFieldProps extends FieldProps {
  /** Undefined when the field is empty. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  onBlur?: () => void
  min?: number | undefined
  max?: number | undefined
  /** The unit, shown after the number: "minutes". */
  unit?: string | undefined
  /** Digits after the point at most; without it the number is whole. */
  decimals?: number
  /** The digits name something, such as a port, and are not grouped. */
  isName?: boolean
}

/**
 * A number in the digits of the language; arrow keys count. What is out of range stays as it was
 * typed: the form says what is wrong with it.
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
