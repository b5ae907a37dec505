import { ChevronDown } from 'lucide'
import { memo } from 'react'
import { Icon } from '../../shared/ui/Icon'
import type { MenuEntry } from '../navigation/menu'
import { useMenuText } from '../navigation/useMenuText'
import { menuIcon } from './menuIcon'
import styles from './Navigation.module.css'
import { isCurrent, NavigationLink } from './NavigationLink'

interface NavigationGroupProps {
  group: MenuEntry
  /** The path of the open page. */
  pathname: string
}

/** A group of the menu. It is open while one of its pages is open; otherwise the person opens and closes it. */
export const NavigationGroup = memo(function NavigationGroup(props: NavigationGroupProps) {
  const { group, pathname } = props
  const text = useMenuText()
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
            <NavigationLink entry={entry} pathname={pathname} isNested />
          </li>
        ))}
      </ul>
    </details>
  )
})
