import type { ReactNode, SubmitEventHandler } from 'react'
import { FormFault } from './FormFault'
import styles from './Form.module.css'
import { UnsavedGuard } from './UnsavedGuard'
import { useFirstWrong } from './useFirstWrong'

interface FormFrameProps {
  /** Its name for screen readers. */
  label: string
  children: ReactNode
  /** How often somebody tried to go on: each time the focus goes to the first field that is wrong. */
  attempts: number
  /** Why the last attempt failed. */
  fault: unknown
  /** Stays in view at the end of the form; absent while nothing is being edited. */
  bar: ReactNode
  /** Leaving would lose something. */
  isChanged: boolean
  onSubmit: SubmitEventHandler
}

/** A form on a page: its fields, what went wrong, a bar with the next step, and a question before leaving. */
export function FormFrame(props: FormFrameProps) {
  const { label, children, attempts, fault, bar, isChanged, onSubmit } = props
  const form = useFirstWrong(attempts)
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
      {bar !== undefined && (
        <div className={styles.foot}>
          {fault !== undefined && <FormFault error={fault} />}
          {bar}
        </div>
      )}
      {isChanged && <UnsavedGuard />}
    </form>
  )
}
