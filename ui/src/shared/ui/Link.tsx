import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import styles from './Link.module.css'

interface LinkProps extends Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'target' | 'rel' | 'onClick' | 'aria-label' | 'aria-current'
> {
  /** A path of this application (`/users`), or a whole address (`mailto:`, `https:`). */
  href: string
  /** In the colour of the text around it. */
  quiet?: boolean
}

/** Pages of this application are behind the hash. */
export function addressOf(href: string): string {
  return href.startsWith('/') ? `#${href}` : href
}

/** The one link: the browser's own, of which a table may have hundreds. The frame follows it within the application. */
export function Link({ href, quiet, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={addressOf(href)} className={classNames(quiet && styles.quiet, className)}>
      {children}
    </a>
  )
}
