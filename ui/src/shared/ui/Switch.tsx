import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { classNames } from './classNames'
import { ariaStates, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldNotes } from './FieldFrame'
import toggle from './Toggle.module.css'
import { VisuallyHidden } from './VisuallyHidden'

interface SwitchProps extends FieldProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}

/** A switch: on or off. */
export function Switch(props: SwitchProps) {
  const { label, hideLabel, isSelected, onChange } = props
  return (
    <SwitchField
      {...ariaStates(props)}
      className={classNames(styles.field, toggle.one, toggle.switch)}
      isSelected={isSelected}
      onChange={onChange}
    >
      <SwitchButton className={toggle.button ?? ''}>
        <span className={toggle.track} />
        {hideLabel ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span className={toggle.words}>{label}</span>
        )}
      </SwitchButton>
      <FieldNotes {...props} />
    </SwitchField>
  )
}
