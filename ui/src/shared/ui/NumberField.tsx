import { useId, useState, type KeyboardEvent } from 'react'
import styles from './NumberField.module.css'

interface NumberFieldProps {
  label: string
  hideLabel?: boolean
  value: number
  min: number
  max: number
  /** A whole number within the limits. */
  onCommit: (value: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, Enter: 0 }

/**
 * A whole number that takes effect on Enter, on leaving and with the arrow keys.
 * Below `min` or empty becomes `min`, above `max` becomes `max`.
 */
export function NumberField({ label, hideLabel, value, min, max, onCommit }: NumberFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const commit = (text: string, step = 0) => {
    const wanted = Math.trunc(Number(text) || min) + step
    const allowed = Math.min(max, Math.max(min, wanted))
    setDraft(undefined)
    if (allowed !== value) onCommit(allowed)
  }
  const text = draft ?? String(value)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    commit(text, step)
  }
  return (
    <span className={styles.field}>
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="numeric"
        aria-label={hideLabel ? label : undefined}
        min={min}
        max={max}
        value={text}
        onChange={(event) => {
          setDraft(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          commit(text)
        }}
      />
    </span>
  )
}
