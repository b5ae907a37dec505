import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { ariaStates, directionOf, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'
import { IconButton } from './IconButton'

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'password' | 'email' | 'tel' | 'url'
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  placeholder?: string
  /** The language of the text, if it differs from that of the page. */
  lang?: string
  /** The kind of value that the browser may fill in, `new-password`. */
  autoComplete?: string
}

/**
 * A text field with one line. Free text has its own direction of writing; addresses and numbers run from the left. A
 * password can be shown.
 */
export function TextField(props: TextFieldProps) {
  const { type = 'text', value, onChange, onBlur, autoComplete = 'off' } = props
  const [isShown, setIsShown] = useState(false)
  return (
    <AriaTextField
      {...ariaStates(props)}
      className={styles.field ?? ''}
      type={isShown ? 'text' : type}
      value={value}
      onChange={onChange}
      autoComplete={autoComplete}
      {...(onBlur && { onBlur })}
    >
      <FieldFrame {...props}>
        {type === 'password' ? (
          <div className={styles.box}>
            <Line {...props} className="" />
            <ShowButton isShown={isShown} onChange={setIsShown} />
          </div>
        ) : (
          <Line {...props} className={styles.input ?? ''} />
        )}
      </FieldFrame>
    </AriaTextField>
  )
}

type LineProps = Pick<TextFieldProps, 'type' | 'value' | 'placeholder' | 'lang'> & {
  className: string
}

function Line({ type = 'text', value, placeholder, lang, className }: LineProps) {
  return (
    <Input
      className={className}
      lang={lang}
      dir={type === 'text' ? directionOf(value, lang) : 'ltr'}
      {...(placeholder !== undefined && { placeholder })}
    />
  )
}

interface ShowButtonProps {
  isShown: boolean
  onChange: (isShown: boolean) => void
}

function ShowButton({ isShown, onChange }: ShowButtonProps) {
  const { t } = useTranslation('ui')
  return (
    <IconButton
      label={isShown ? t('field.hidePassword') : t('field.showPassword')}
      icon={isShown ? EyeOff : Eye}
      size="small"
      onPress={() => onChange(!isShown)}
    />
  )
}
