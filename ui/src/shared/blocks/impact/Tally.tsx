import type { IconNode } from 'lucide'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import styles from './Tally.module.css'

/** A figure of the impact, with its label. */
export interface Figure<Id extends string> {
  id: Id
  icon: IconNode
  tone?: 'add' | 'take' | 'sod'
  label: string
  /** The figure as text, `+41`, or a text that it is unknown. */
  value: string
  caption?: string
}

interface TallyProps<Id extends string> {
  label: string
  figures: readonly Figure<Id>[]
  value: Id | undefined
  onChange: (id: Id) => void
}

/** Figures side by side; pressing one shows its details below. */
export function Tally<Id extends string>({ label, figures, value, onChange }: TallyProps<Id>) {
  return (
    <ToggleButtonGroup
      className={styles.tally ?? ''}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => {
        const chosen = figures.find(({ id }) => keys.has(id))
        if (chosen) onChange(chosen.id)
      }}
    >
      {figures.map(({ id, icon, tone, label: text, value: figure, caption }) => (
        <ToggleButton key={id} id={id} className={styles.figure ?? ''}>
          <span className={classNames(styles.label, tone && styles[tone])}>
            <Icon of={icon} size="xs" />
            {text}
          </span>
          <span className={styles.value}>{figure}</span>
          {caption && <span className={styles.caption}>{caption}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
