import { useLocation } from 'react-router-dom'
import { Icon } from '../../shared/ui/Icon'
import { Link } from '../../shared/ui/Link'
import type { MenuEntry } from '../navigation/menu'
import { useMenuText } from '../navigation/useMenuText'
import { menuIcon } from './menuIcon'
import styles from './Navigation.module.css'
import { TaskCount } from './TaskCount'

/** The entry that tells how many wait. */
const TASKS = 'tasks'

/** Whether the page that is open is this one or lies below it. */
export function isCurrent({ path }: MenuEntry, pathname: string): boolean {
  return path !== '' && (pathname === path || pathname.startsWith(`${path}/`))
}

export function NavigationLink({ entry, isNested }: { entry: MenuEntry; isNested?: boolean }) {
  const text = useMenuText()
  const { pathname } = useLocation()
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
}
