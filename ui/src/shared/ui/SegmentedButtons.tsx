import type { IconNode } from 'lucide'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon } from './Icon'
import styles from './SegmentedButtons.module.css'

interface Segment<Id> {
  id: Id
  label: string
  /** The icon that is shown instead of the label. */
  icon?: IconNode
}

interface SegmentedButtonsProps<Id extends string> {
  label: string
  options: readonly Segment<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** A row of buttons, of which one is chosen. */
export function SegmentedButtons<Id extends string>(props: SegmentedButtonsProps<Id>) {
  const { label, options, value, onChange } = props
  return (
    <ToggleButtonGroup
      className={styles.group ?? ''}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id))
        if (chosen) onChange(chosen.id)
      }}
    >
      {options.map(({ id, label: text, icon }) => (
        <ToggleButton
          key={id}
          id={id}
          className={styles.segment ?? ''}
          {...(icon && { 'aria-label': text })}
        >
          {icon ? <Icon of={icon} size="s" /> : text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
