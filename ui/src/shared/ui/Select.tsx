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
  /** Id of the chosen option; undefined while none is chosen. */
  value: Id | undefined
  onChange: (id: Id) => void
  /** The text that is shown while no option is chosen. */
  placeholder?: string
  size?: 'small'
  /** Whether the label is before the control, not above it. */
  isInline?: boolean
}

/** Chooses one of several options in a native select, for which phones have a control of their own. */
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

/** The label, hint and error of a field, without its control. */
function wordsOf({ label, hideLabel, hint, error, was, isRequired }: FieldProps): FieldProps {
  return { label, hideLabel, hint, error, was, isRequired }
}
