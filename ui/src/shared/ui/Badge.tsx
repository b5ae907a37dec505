import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from './classNames'
import { Icon } from './Icon'

export interface BadgeLook {
  kind?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** A shape, so that nobody needs the colour. */
  icon: IconNode
  /** An edge in place of the ground: decided, but not done. */
  isOutlined?: boolean
  /** The circle of the icon is solid. */
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
