import { CheckboxField } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Text } from 'react-aria-components/Text'
import { CheckboxMark } from './Checkbox'
import { classNames } from './classNames'
import { ariaStates, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'
import type { Option } from './options'
import toggle from './Toggle.module.css'

interface CheckboxGroupProps extends FieldProps {
  options: readonly Option[]
  /** Ids of the selected options. */
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** A few check boxes; any of them can be selected. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, onChange } = props
  return (
    <AriaCheckboxGroup
      {...ariaStates(props)}
      className={styles.field ?? ''}
      value={[...value]}
      onChange={onChange}
    >
      <FieldFrame {...props}>
        <div className={toggle.options}>
          {options.map(({ id, text, caption, isDisabled = false }) => (
            <CheckboxField
              key={id}
              value={id}
              isDisabled={isDisabled}
              className={classNames(styles.field, toggle.one)}
            >
              <CheckboxMark label={text} />
              {caption && (
                <Text slot="description" className={toggle.caption ?? ''}>
                  {caption}
                </Text>
              )}
            </CheckboxField>
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  )
}
