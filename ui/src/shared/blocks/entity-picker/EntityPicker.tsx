import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../../ui/classNames'
import { useKeptFocus } from '../../ui/useKeptFocus'
import styles from './EntityPicker.module.css'
import { PickerBox } from './PickerBox'
import { PickerHead } from './PickerHead'
import { PickerNotes } from './PickerNotes'
import { usePicker, type PickerOptions } from './usePicker'

interface EntityPickerProps extends PickerOptions {
  label: string
  /** Whether the order of the items matters; ignored if only one item can be chosen. */
  isDraggable?: boolean
  hasClear?: boolean
  isRequired?: boolean | undefined
  isDisabled?: boolean
  hint?: ReactNode
  error?: string | undefined
}

/**
 * A field that chooses people, groups, roles or any other items that its tabs offer. Source: SPEC 2 "Entity picker
 * (multi-tab)"; SPEC 3 "Other entities", picker configuration.
 */
export function EntityPicker(props: EntityPickerProps) {
  const { label, selection, value, onChange, hint, error } = props
  const { isDraggable, hasClear, isRequired = false, isDisabled = false } = props
  const picker = usePicker(props)
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useKeptFocus(field, toggle)
  const canReorder = isDraggable === true && selection === 'multi'
  const canClear = hasClear === true && value.length > 0 && !isDisabled
  return (
    <div
      ref={field}
      className={classNames(styles.picker, isDisabled && styles.off)}
      role="group"
      aria-labelledby={id}
      aria-describedby={describedBy(id, props)}
      data-invalid={props.error !== undefined || undefined}
    >
      <PickerHead
        id={id}
        label={label}
        isRequired={isRequired}
        onClear={canClear ? () => onChange([]) : undefined}
      />
      <PickerBox
        {...props}
        toggle={toggle}
        picker={picker}
        canReorder={canReorder}
        isDisabled={isDisabled}
      />
      <PickerNotes
        id={id}
        canReorder={canReorder}
        hint={hint}
        error={error}
        pasted={picker.pasted}
      />
      {picker.dialog}
    </div>
  )
}

function describedBy(id: string, { hint, error }: Pick<EntityPickerProps, 'hint' | 'error'>) {
  const notes = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])]
  return notes.length > 0 ? notes.join(' ') : undefined
}
