import { Search, X } from 'lucide'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
  /** Called when Enter is pressed. */
  onSubmit?: (text: string) => void
  className?: string | undefined
}

/** A search field; Esc and its button clear it. Enter searches, and does not submit a form around it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onSubmit, className } = props
  const { t } = useTranslation('ui')
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onSubmit?.(value)
    }
    if (event.key === 'Escape' && value !== '') clear()
  }
  return (
    <div className={classNames(styles.box, className)} role="search" aria-label={label}>
      <Icon of={Search} size="s" className={styles.sign} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        dir={value === '' ? undefined : 'auto'}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      {value !== '' && <IconButton label={t('clear')} icon={X} size="small" onPress={clear} />}
    </div>
  )
}
