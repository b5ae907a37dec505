import { useRef, type ReactNode, type SubmitEventHandler } from 'react'
import { useKeptFocus } from '../../ui/useKeptFocus'
import { FormFault } from './FormFault'
import styles from './Form.module.css'
import { UnsavedGuard } from './UnsavedGuard'
import { useFirstWrong } from './useFirstWrong'

interface FormFrameProps {
  /** The name of the form for screen readers. */
  label: string
  children: ReactNode
  /** How often somebody tried to save or continue: each attempt moves the focus to the first field with an error. */
  attempts: number
  /** The error of the last attempt. */
  fault: unknown
  /** The bar that stays visible at the end of the form; undefined while nothing is edited. */
  bar: ReactNode
  /** Whether leaving the page would lose entered values. */
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
        <Foot>
          {fault !== undefined && <FormFault error={fault} />}
          {bar}
        </Foot>
      )}
      {isChanged && <UnsavedGuard />}
    </form>
  )
}

/** Keeps the focus of a button that a save or a discard disables or removes. */
function Foot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useKeptFocus(foot)
  return (
    <div ref={foot} tabIndex={-1} className={styles.foot} data-stays>
      {children}
    </div>
  )
}
