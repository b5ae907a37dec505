import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import styles from './ColourField.module.css'
import { ariaStates, type FieldProps } from './field'
import field from './Field.module.css'
import { FieldFrame } from './FieldFrame'

interface ColourFieldProps extends FieldProps {
  /** The color, `#19224a`; any text while somebody types. */
  value: string
  onChange: (colour: string) => void
  onBlur?: () => void
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** A color, chosen in the browser's color picker or typed. */
export function ColourField(props: ColourFieldProps) {
  const { label, value, onChange, onBlur, isDisabled, isReadOnly } = props
  const { t } = useTranslation('ui')
  return (
    <TextField
      {...ariaStates(props)}
      className={field.field ?? ''}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
    >
      <FieldFrame {...props}>
        <div className={styles.row}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('field.chooseColour', { label })}
            disabled={(isDisabled ?? false) || (isReadOnly ?? false)}
            value={COLOUR.test(value) ? value : '#000000'}
            onChange={(event) => onChange(event.target.value)}
          />
          <Input className={field.input ?? ''} dir="ltr" spellCheck={false} />
        </div>
      </FieldFrame>
    </TextField>
  )
}
