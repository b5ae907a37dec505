import { useEffect, useRef, type ReactNode, type SubmitEventHandler } from 'react'
import { FormFault } from './FormFault'
import { SaveBar, type SaveBarProps } from './SaveBar'
import styles from './SavedForm.module.css'
import { UnsavedGuard } from './UnsavedGuard'

interface SavedFormProps extends SaveBarProps {
  /** What readers call it. */
  label: string
  children: ReactNode
  onSubmit: SubmitEventHandler
  /** How often somebody tried to save: each time the focus goes to the first field that is wrong. */
  attempts: number
  /** Why the last attempt failed. */
  fault: unknown
}

/** A form that is saved as a whole: fields, what went wrong, what would be saved, and a question before leaving. */
export function SavedForm(props: SavedFormProps) {
  const { label, children, onSubmit, attempts, fault, ...bar } = props
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) focusFirstWrong(form.current)
  }, [attempts])
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
      <div className={styles.foot}>
        {fault !== undefined && <FormFault error={fault} />}
        <SaveBar {...bar} />
      </div>
      {bar.changes.length > 0 && !bar.isSaving && <UnsavedGuard />}
    </form>
  )
}

/** A group of controls is wrong as a whole: its first control takes the focus. */
function focusFirstWrong(form: HTMLFormElement | null) {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = wrong?.matches('input, select, textarea, [tabindex]')
    ? wrong
    : wrong?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]')
  control?.focus()
}
