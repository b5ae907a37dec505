import { useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { classNames } from '../../ui/classNames'
import { ChosenItems } from './ChosenItems'
import styles from './EntityPicker.module.css'
import { PickerDrop } from './PickerDrop'
import { PickerSearch } from './PickerSearch'
import { PickerToggle } from './PickerToggle'
import { useLeave } from './useLeave'
import type { Picker, PickerOptions } from './usePicker'

interface PickerBoxProps extends PickerOptions {
  label: string
  toggle: RefObject<HTMLButtonElement | null>
  picker: Picker
  canReorder: boolean
  isDisabled: boolean
  error?: string | undefined
}

/**
 * The chosen items, the search box, and the drop below it. Esc, and a press or a focus outside, close the drop and
 * clear the typed text; arrow down moves into it. Source: SPEC 4 "Picker dropdown".
 */
export function PickerBox(props: PickerBoxProps) {
  const { label, tabs, selection, value, onChange, picker, canReorder } = props
  const { toggle, isDisabled, error } = props
  const { state, tab, panel } = picker
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const dropId = useId()
  useLeave(frame, state.isOpen, state.close)

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !state.isOpen) return
    event.stopPropagation()
    state.close()
  }
  const goIntoDrop = (event: KeyboardEvent) => {
    const isInField = event.target instanceof Node && field.current?.contains(event.target)
    if (event.key !== 'ArrowDown' || !isInField) return
    event.preventDefault()
    state.open()
    frame.current?.querySelector<HTMLElement>('[role=listbox], [role=treegrid]')?.focus()
  }

  return (
    <div
      ref={frame}
      role="presentation"
      className={styles.frame}
      onKeyDownCapture={closeOnEscape}
      onKeyDown={goIntoDrop}
    >
      <div className={classNames(styles.box, error && styles.wrong)}>
        <ChosenItems
          label={label}
          items={value}
          onChange={onChange}
          isPlain={selection === 'dropdown'}
          isDraggable={canReorder}
          isDisabled={isDisabled}
        />
        <div ref={field} className={styles.field}>
          {tab.kind === 'list' && (
            <PickerSearch
              tab={tab.id}
              state={state}
              isDisabled={isDisabled}
              onPaste={picker.paste}
            />
          )}
          <PickerToggle
            ref={toggle}
            label={label}
            dropId={dropId}
            state={state}
            isDisabled={isDisabled}
          />
        </div>
      </div>
      {state.isOpen && (
        <PickerDrop id={dropId} label={label} tabs={tabs} tab={tab} toggleRef={toggle} {...panel} />
      )}
    </div>
  )
}
