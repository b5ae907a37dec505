import { useId, type ReactNode } from 'react'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import type { FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'

interface ControlProps {
  id: string
  disabled: boolean
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string
}

interface NativeFieldProps extends FieldProps {
  className?: string | undefined
  /** Renders the control with the ids of its label, hint and error. */
  children: (control: ControlProps) => ReactNode
}

/** The frame of a field with a native control. */
export function NativeField({ className, children, ...props }: NativeFieldProps) {
  const id = useId()
  const { error, isRequired = false, isDisabled = false } = props
  const notes = { description: { id: `${id}-notes` }, errorMessage: { id: `${id}-error` } }
  return (
    <div
      className={className ?? styles.field}
      data-invalid={error !== undefined || undefined}
      data-disabled={isDisabled || undefined}
    >
      <LabelContext value={{ htmlFor: id }}>
        <TextContext value={{ slots: notes }}>
          <FieldFrame {...props}>
            {children({
              id,
              disabled: isDisabled,
              required: isRequired,
              'aria-invalid': error !== undefined,
              'aria-describedby': `${notes.description.id} ${notes.errorMessage.id}`,
            })}
          </FieldFrame>
        </TextContext>
      </LabelContext>
    </div>
  )
}
