import type { ReactNode, SubmitEventHandler } from 'react'
import { FormFrame } from './FormFrame'
import { SaveBar, type SaveBarProps } from './SaveBar'

interface SavedFormProps extends SaveBarProps {
  /** The name of the form for screen readers. */
  label: string
  children: ReactNode
  onSubmit: SubmitEventHandler
  /** How often somebody tried to save. */
  attempts: number
  /** The error of the last attempt. */
  fault: unknown
  /** Whether the form is read-only, which hides the save bar. */
  isReading?: boolean
}

/** A form that is saved as a whole; its bar lists the changed fields. */
export function SavedForm(props: SavedFormProps) {
  const { label, children, onSubmit, attempts, fault, isReading, ...bar } = props
  return (
    <FormFrame
      label={label}
      attempts={attempts}
      fault={fault}
      bar={isReading ? undefined : <SaveBar {...bar} />}
      isChanged={bar.changes.length > 0 && !bar.isSaving}
      onSubmit={onSubmit}
    >
      {children}
    </FormFrame>
  )
}
