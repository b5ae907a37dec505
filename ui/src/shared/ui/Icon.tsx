import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { classNames } from './classNames'
import styles from './Icon.module.css'

interface IconProps {
  of: LucideIcon
  size?: 'xs' | 's' | 'm' | 'l'
  /** Points along the line of writing: mirrored when that runs from the right. */
  flip?: boolean
  /** Said by readers; an icon without one is decoration. */
  label?: string
  className?: string | undefined
}

/** A drawing; a page has so many that they are made anew only when they change. */
export const Icon = memo(function Icon(props: IconProps) {
  const { of: Drawing, size = 'm', flip, label, className } = props
  const shape = classNames(styles.icon, styles[size], flip && styles.flip, className)
  return label ? (
    <Drawing className={shape} role="img" aria-label={label} />
  ) : (
    <Drawing className={shape} aria-hidden />
  )
})
