import { ChevronDown } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../shared/ui/Icon'
import type { MenuEntry } from '../navigation/menu'
import { useMenuText } from '../navigation/useMenuText'
import { menuIcon } from './menuIcon'
import styles from './Navigation.module.css'
import { isCurrent, NavigationLink } from './NavigationLink'

/** A parent: opened while one of its pages is open, else as the reader leaves it. */
export function NavigationGroup({ group }: { group: MenuEntry }) {
  const text = useMenuText()
  const { pathname } = useLocation()
  return (
    <details open={group.children.some((entry) => isCurrent(entry, pathname))}>
      <summary className={styles.entry}>
        <Icon of={menuIcon(group.name)} />
        <span>{text(group)}</span>
        <Icon of={ChevronDown} size="s" className={styles.fold} />
      </summary>
      <ul className={styles.list}>
        {group.children.map((entry) => (
          <li key={entry.name}>
            <NavigationLink entry={entry} isNested />
          </li>
        ))}
      </ul>
    </details>
  )
}
