import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { classNames } from './classNames'
import styles from './TextLink.module.css'

interface TextLinkProps {
  /** A path of this application (`/users`), or a whole address (`mailto:`, `https:`). */
  href: string
  children: ReactNode
  /** What readers say, where the content is cut into pieces. */
  label?: string | undefined
  className?: string | undefined
  /** In the colour of the text around it. */
  quiet?: boolean
}

export function TextLink({ href, children, label, className, quiet }: TextLinkProps) {
  const look = classNames(quiet && styles.quiet, className)
  // Leaves the application: the browser's own link, of which a table may have hundreds.
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={look} aria-label={label}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} className={look} {...(label !== undefined && { 'aria-label': label })}>
      {children}
    </Link>
  )
}
