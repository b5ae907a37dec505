import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { RowAction } from './action'
import table from './DataTable.module.css'
import styles from './RowPrompts.module.css'

interface RowPromptsProps {
  /** The name of the row. */
  name: string
  actions: readonly RowAction[]
}

/** The most frequent row actions as buttons, in the card form only; nothing where there are none. */
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
