import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from './classNames'
import { Icon } from './Icon'

interface BadgeProps {
  kind?: 'neutral' | 'warning'
  /** A shape, so that nobody needs the colour. */
  icon: LucideIcon
  children: ReactNode
}

export function Badge({ kind = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      <Icon of={icon} size="xs" />
      {children}
    </span>
  )
}
