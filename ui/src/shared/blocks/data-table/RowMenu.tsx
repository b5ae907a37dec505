import { Ellipsis } from 'lucide'
import { useId, useRef, useState } from 'react'
import { Icon } from '../../ui/Icon'
import { MenuItem, MenuPopup } from '../../ui/Menu'
import type { RowAction } from './action'
import styles from './RowMenu.module.css'

const MENU_KEYS: Readonly<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
}

/** `detail` of a click counts the presses of a pointer; screen readers press without one. */
const PRESSED_BY_READER = 0

interface RowMenuProps {
  /** The name of the row, for screen readers. */
  label: string
  actions: readonly RowAction[]
}

/** The button with three dots at the end of a row, and its menu; hidden when there are no actions. */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [focus, setFocus] = useState<'first' | 'last' | true>()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  if (actions.length === 0) return null
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.dots}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={focus !== undefined}
        onClick={({ detail }) => setFocus(detail === PRESSED_BY_READER ? 'first' : true)}
        onKeyDown={(event) => {
          const first = MENU_KEYS[event.key]
          if (!first) return
          event.preventDefault()
          setFocus(first)
        }}
      >
        <Icon of={Ellipsis} />
      </button>
      {focus !== undefined && (
        <MenuPopup
          buttonRef={button}
          labelId={id}
          initialFocus={focus}
          isOpen
          onClose={() => setFocus(undefined)}
        >
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              icon={action.icon}
              isDestructive={action.isDestructive ?? false}
              onAction={action.onAction}
            >
              {action.label}
            </MenuItem>
          ))}
        </MenuPopup>
      )}
    </>
  )
}
