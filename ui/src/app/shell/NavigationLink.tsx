import { memo } from 'react'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import type { MenuEntry } from '../navigation/menu'
import { useMenuText } from '../navigation/useMenuText'
import { menuIcon } from './menuIcon'
import styles from './Navigation.module.css'
import { TaskCount } from './TaskCount'
import { TASKS } from './useTasksWaiting'

/** Whether the present page is that of the entry, or below it. */
export function isCurrent({ path }: MenuEntry, pathname: string): boolean {
  return path !== '' && (pathname === path || pathname.startsWith(`${path}/`))
}

interface NavigationLinkProps {
  entry: MenuEntry
  /** The path of the open page. */
  pathname: string
  isNested?: boolean
}

/** A link of the menu. It renders again only when another page opens, not when the page changes its address. */
export const NavigationLink = memo(function NavigationLink(props: NavigationLinkProps) {
  const { entry, pathname, isNested } = props
  const text = useMenuText()
  return (
    <Link
      href={entry.path}
      className={isNested ? styles.nested : styles.entry}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
    >
      {!isNested && <Icon of={menuIcon(entry.name)} />}
      <span>{text(entry)}</span>
      {entry.name === TASKS && <TaskCount />}
    </Link>
  )
})
