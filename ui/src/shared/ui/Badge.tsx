import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from './classNames'
import { Icon } from './Icon'

export interface BadgeLook {
  kind?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** The icon; its shape differs, so that color is not needed. */
  icon: IconNode
  /** Whether the badge has an edge and no ground: approved, but not done yet. */
  isOutlined?: boolean
  /** Whether the circle of the icon is filled. */
  isIconFilled?: boolean
}

interface BadgeProps extends BadgeLook {
  children: ReactNode
}

export function Badge({ kind = 'neutral', icon, isOutlined, isIconFilled, children }: BadgeProps) {
  const look = classNames(
    styles.badge,
    styles[kind],
    isOutlined && styles.outlined,
    isIconFilled && styles.filled,
  )
  return (
    <span className={look}>
      <Icon of={icon} size="xs" />
      {children}
    </span>
  )
}
