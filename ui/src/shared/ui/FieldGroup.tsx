import { useId, type ReactNode, type Ref } from 'react'
import { LabelContext } from 'react-aria-components/Label'
import { TextContext } from 'react-aria-components/Text'
import type { FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'

interface FieldGroupProps extends FieldProps {
  ref?: Ref<HTMLDivElement>
  /** Several controls, each with its own label. */
  children: ReactNode
}

/** The frame of a field that consists of several controls. */
export function FieldGroup({ ref, children, ...props }: FieldGroupProps) {
  const id = useId()
  const notes = { description: { id: `${id}-notes` }, errorMessage: { id: `${id}-error` } }
  return (
    <div
      ref={ref}
      className={styles.field}
      role="group"
      data-invalid={props.error !== undefined || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${notes.description.id} ${notes.errorMessage.id}`}
    >
      <LabelContext value={{ id: `${id}-label`, elementType: 'span' }}>
        <TextContext value={{ slots: notes }}>
          <FieldFrame {...props}>
            <LabelContext value={null}>
              <TextContext value={null}>{children}</TextContext>
            </LabelContext>
          </FieldFrame>
        </TextContext>
      </LabelContext>
    </div>
  )
}
