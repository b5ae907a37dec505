import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../ui/Icon'
import { Link } from '../../ui/Link'
import styles from './BackLink.module.css'

interface BackLinkProps {
  /** The list this page belongs to. */
  to: string
  children: ReactNode
}

/** The link from a record to its list; to the same page of the list if the person came from there. */
export function BackLink({ to, children }: BackLinkProps) {
  const location = useLocation()
  return (
    <Link href={cameFrom(location.state, to) ?? to} className={styles.back}>
      <Icon of={ArrowLeft} size="xs" flip />
      {children}
    </Link>
  )
}

/** The page from which the person came (see `useInnerLinks`), if it is this list. */
function cameFrom(state: unknown, list: string): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && from.split('?')[0] === list ? from : undefined
}
