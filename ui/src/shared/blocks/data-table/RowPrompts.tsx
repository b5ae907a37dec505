import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { RowAction } from './action'
import table from './DataTable.module.css'
import styles from './RowPrompts.module.css'

interface RowPromptsProps {
  /** The row, as people call it. */
  name: string
  actions: readonly RowAction[]
}

/** What is done most with a row, as buttons for the thumb; only where the table is cards, and nothing where no action is. */
export function RowPrompts({ name, actions }: RowPromptsProps) {
  const prompts = actions.filter(({ isPrompt }) => isPrompt)
  if (prompts.length === 0) return null
  return (
    <td className={table.prompts}>
      {prompts.map(({ id, label, icon, onAction }) => (
        <button key={id} type="button" className={styles.prompt} onClick={onAction}>
          <Icon of={icon} size="s" />
          {label} <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ))}
    </td>
  )
}
