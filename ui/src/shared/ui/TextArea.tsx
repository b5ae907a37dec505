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
  /** How many characters are allowed. They are counted, and more can be typed, so that no text is cut off. */
  maxLength?: number | undefined
  rows?: number
  /** Called on Enter, which begins no new line then; Shift and Enter does. */
  onEnter?: () => void
  /** The language of the text, if it differs from that of the page. */
  lang?: string
}

/** A text field with several lines. */
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

/** Whether Enter submits: it does not with Shift, and not when it ends a word of an input method. */
function isPlainEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing
}
