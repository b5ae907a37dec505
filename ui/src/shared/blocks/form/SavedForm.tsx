import type { ReactNode, SubmitEventHandler } from 'react'
import { FormFault } from './FormFault'
import { SaveBar, type SaveBarProps } from './SaveBar'
import styles from './SavedForm.module.css'
import { UnsavedGuard } from './UnsavedGuard'
import { useFirstWrong } from './useFirstWrong'

interface SavedFormProps extends SaveBarProps {
  /** What readers call it. */
  label: string
  children: ReactNode
  onSubmit: SubmitEventHandler
  /** How often somebody tried to save: each time the focus goes to the first field that is wrong. */
  attempts: number
  /** Why the last attempt failed. */
  fault: unknown
  /** Nothing is being edited: there is no bar. */
  isReading?: boolean
}

/** A form that is saved as a whole: fields, what went wrong, what would be saved, and a question before leaving. */
export function SavedForm(props: SavedFormProps) {
  const { label, children, onSubmit, attempts, fault, isReading, ...bar } = props
  const form = useFirstWrong(attempts)
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
      {!isReading && (
        <div className={styles.foot}>
          {fault !== undefined && <FormFault error={fault} />}
          <SaveBar {...bar} />
        </div>
      )}
      {bar.changes.length > 0 && !bar.isSaving && <UnsavedGuard />}
    </form>
  )
}
