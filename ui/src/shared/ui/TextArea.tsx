import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField } from 'react-aria-components/TextField'
import { ariaStates, directionOf, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'

interface TextAreaProps extends FieldProps {
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  /** How many letters are allowed: they are counted, and more can be typed, so that nothing is cut off. */
  maxLength?: number | undefined
  rows?: number
  /** The language of the text where it is not that of the page. */
  lang?: string
}

/** Several lines. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, maxLength, rows = 3, lang } = props
  const length = maxLength === undefined ? undefined : { used: value.length, allowed: maxLength }
  return (
    <TextField
      {...ariaStates(props)}
      className={styles.field ?? ''}
      value={value}
      onChange={onChange}
      {...(onBlur && { onBlur })}
    >
      <FieldFrame {...props} length={length}>
        <AriaTextArea
          className={styles.input ?? ''}
          rows={rows}
          lang={lang}
          dir={directionOf(value, lang)}
        />
      </FieldFrame>
    </TextField>
  )
}
