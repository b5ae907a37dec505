import type { ReactNode, SubmitEventHandler } from 'react'
import { FormFrame } from './FormFrame'
import { SaveBar, type SaveBarProps } from './SaveBar'

interface SavedFormProps extends SaveBarProps {
  /** Its name for screen readers. */
  label: string
  children: ReactNode
  onSubmit: SubmitEventHandler
  /** How often somebody tried to save. */
  attempts: number
  /** Why the last attempt failed. */
  fault: unknown
  /** Read only: hides the bar with Save. */
  isReading?: boolean
}

/** A form that is saved as a whole; its bar says what would be saved. */
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
