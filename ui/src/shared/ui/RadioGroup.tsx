import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { classNames } from './classNames'
import { ariaStates, type FieldProps } from './field'
import styles from './Field.module.css'
import { FieldFrame } from './FieldFrame'
import type { Option } from './options'
import toggle from './Toggle.module.css'

interface RadioGroupProps<Id extends string> extends FieldProps {
  options: readonly Option<Id>[]
  /** Id of the chosen option; undefined while none is chosen. */
  value: Id | undefined
  onChange: (id: Id) => void
  /** Whether options are cards side by side: for choices that need their caption. */
  look?: 'cards'
}

/** A group of radio buttons for a few options. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { options, value, onChange, look } = props
  return (
    <AriaRadioGroup
      {...ariaStates(props)}
      className={styles.field ?? ''}
      value={value ?? null}
      onChange={(chosen) => {
        const option = options.find(({ id }) => id === chosen)
        if (option) onChange(option.id)
      }}
    >
      <FieldFrame {...props}>
        <div className={classNames(toggle.options, look && toggle[look])}>
          {options.map((option) => (
            <Choice key={option.id} {...option} />
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}

function Choice({ id, text, caption, isDisabled = false }: Option) {
  return (
    <RadioField value={id} isDisabled={isDisabled} className={classNames(styles.field, toggle.one)}>
      <RadioButton className={toggle.button ?? ''}>
        <span className={classNames(toggle.mark, toggle.round)} />
        <span className={toggle.words}>{text}</span>
      </RadioButton>
      {caption && (
        <Text slot="description" className={toggle.caption ?? ''}>
          {caption}
        </Text>
      )}
    </RadioField>
  )
}
