import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import styles from './Select.module.css'

interface SelectProps {
  label: string
  /** The label is said by readers only. */
  hideLabel?: boolean
  options: readonly { id: string; text: string }[]
  value: string
  onChange: (id: string) => void
  size?: 'small'
}

export function Select({ label, hideLabel, options, value, onChange, size }: SelectProps) {
  const id = useId()
  return (
    <span className={styles.field}>
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      <span className={classNames(styles.box, size && styles[size])}>
        <select
          id={id}
          className={styles.select}
          aria-label={hideLabel ? label : undefined}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="s" className={styles.arrow} />
      </span>
    </span>
  )
}
