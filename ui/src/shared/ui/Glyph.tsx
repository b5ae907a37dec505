import type { IconNode } from 'lucide'
import { classNames } from './classNames'
import styles from './Glyph.module.css'
import { Icon } from './Icon'

interface GlyphProps {
  of: IconNode
  tint: 'role' | 'resource' | 'group' | 'team' | 'thing' | 'sod'
  /** Whether it has the height of a photo in a list. */
  isSmall?: boolean
}

/** The icon of a kind of record. Hidden from screen readers, as the name is beside it. */
export function Glyph({ of, tint, isSmall = false }: GlyphProps) {
  return (
    <span className={classNames(styles.glyph, isSmall && styles.small, styles[tint])} aria-hidden>
      <Icon of={of} {...(isSmall && { size: 's' })} />
    </span>
  )
}
