import { ChevronDown } from 'lucide'
import { classNames } from './classNames'
import type { FieldProps } from './field'
import { Icon } from './Icon'
import { NativeField } from './NativeField'
import type { Option } from './options'
import styles from './Select.module.css'
import { TextField } from './TextField'

interface SelectProps<Id extends string> extends FieldProps {
  options: readonly Option<Id>[]
  /** Undefined as long as nothing is chosen. */
  value: Id | undefined
  onChange: (id: Id) => void
  /** Shown as long as nothing is chosen. */
  placeholder?: string
  size?: 'small'
  /** The label stands before it, not above. */
  isInline?: boolean
}

/** One of several, by the browser's own list: on a phone it is the phone's. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { options, value, onChange, placeholder, size, isInline } = props
  if (props.isReadOnly) {
    const text = options.find(({ id }) => id === value)?.text ?? ''
    return <TextField {...wordsOf(props)} value={text} onChange={() => undefined} isReadOnly />
  }
  return (
    <NativeField {...props} {...(isInline && { className: styles.inline })}>
      {(control) => (
        <span className={classNames(styles.box, size && styles[size])}>
          <select
            {...control}
            className={styles.select}
            value={value ?? ''}
            onChange={(event) => {
              const chosen = options.find(({ id }) => id === event.target.value)
              if (chosen) onChange(chosen.id)
            }}
          >
            {value === undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map(({ id, text, isDisabled }) => (
              <option key={id} value={id} disabled={isDisabled}>
                {text}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size="s" className={styles.arrow} />
        </span>
      )}
    </NativeField>
  )
}

/** A field's words without its control. */
function wordsOf({ label, hideLabel, hint, error, was, isRequired }: FieldProps): FieldProps {
  return { label, hideLabel, hint, error, was, isRequired }
}
