import { Check, Minus } from 'lucide'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { classNames } from './classNames'
import { ariaStates, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldNotes } from './FieldFrame'
import { Icon } from './Icon'
import toggle from './Toggle.module.css'
import { VisuallyHidden } from './VisuallyHidden'

interface CheckboxProps extends FieldProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Whether the box stands for several entries of which only some are selected. */
  isIndeterminate?: boolean
}

/** A check box in a form; its value is saved with the form. */
export function Checkbox(props: CheckboxProps) {
  const { isSelected, onChange, isIndeterminate = false } = props
  return (
    <CheckboxField
      {...ariaStates(props)}
      className={classNames(styles.field, toggle.one)}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onChange={onChange}
    >
      <CheckboxMark {...props} />
      <FieldNotes {...props} />
    </CheckboxField>
  )
}

/** The box and its label, within a `CheckboxField`. */
export function CheckboxMark({ label, hideLabel }: Pick<FieldProps, 'label' | 'hideLabel'>) {
  return (
    <CheckboxButton className={toggle.button ?? ''}>
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={toggle.mark}>
            {isIndeterminate ? <Icon of={Minus} /> : isSelected && <Icon of={Check} />}
          </span>
          {hideLabel ? (
            <VisuallyHidden>{label}</VisuallyHidden>
          ) : (
            <span className={toggle.words}>{label}</span>
          )}
        </>
      )}
    </CheckboxButton>
  )
}
