import type { KeyboardEvent } from 'react'
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
  /** Enter does it, and begins no line; Shift and Enter do. */
  onEnter?: () => void
  /** The language of the text where it is not that of the page. */
  lang?: string
}

/** Several lines. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, onEnter, maxLength, rows = 3, lang } = props
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
          {...(onEnter && { enterKeyHint: 'send' as const })}
          onKeyDown={(event) => {
            if (!onEnter || !isPlainEnter(event)) return
            event.preventDefault()
            onEnter()
          }}
          lang={lang}
          dir={directionOf(value, lang)}
        />
      </FieldFrame>
    </TextField>
  )
}

/** Not one that begins a line, or ends a word of an input method. */
function isPlainEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
