import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { classNames } from './classNames'
import styles from './TextLink.module.css'

interface TextLinkProps {
  /** A path of this application (`/users`), or a whole address (`mailto:`, `https:`). */
  href: string
  children: ReactNode
  className?: string | undefined
  /** In the colour of the text around it. */
  quiet?: boolean
}

export function TextLink({ href, children, className, quiet }: TextLinkProps) {
  const look = classNames(quiet && styles.quiet, className)
  // Leaves the application: the browser's own link, of which a table may have hundreds.
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={look}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} className={look}>
      {children}
    </Link>
  )
}
