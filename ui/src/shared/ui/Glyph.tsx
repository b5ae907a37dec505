import type { IconNode } from 'lucide'
import { classNames } from './classNames'
import styles from './Glyph.module.css'
import { Icon } from './Icon'

interface GlyphProps {
  of: IconNode
  tint: 'role' | 'resource' | 'group' | 'team' | 'thing' | 'sod'
  /** As high as the face of a person in a list. */
  isSmall?: boolean
}

/** The sign of a kind of thing. People are round, things are square; decoration: the name stands beside it. */
export function Glyph({ of, tint, isSmall = false }: GlyphProps) {
  return (
    <span className={classNames(styles.glyph, isSmall && styles.small, styles[tint])} aria-hidden>
      <Icon of={of} {...(isSmall && { size: 's' })} />
    </span>
  )
}
