import type { ComponentProps } from 'react'
import { classNames } from './classNames'
import styles from './Link.module.css'

interface LinkProps extends Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'target' | 'rel' | 'onClick' | 'aria-label' | 'aria-current'
> {
  /** A path of the console (`/users`), or an absolute address (`mailto:`, `https:`). */
  href: string
  /** Whether the link has the color of the text around it. */
  quiet?: boolean
}

/** The address of a link: pages of the console are behind the hash. */
export function addressOf(href: string): string {
  return href.startsWith('/') ? `#${href}` : href
}

/** The only link component: a native link, as a table may have hundreds. The frame follows it within the console. */
export function Link({ href, quiet, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={addressOf(href)} className={classNames(quiet && styles.quiet, className)}>
      {children}
    </a>
  )
}
