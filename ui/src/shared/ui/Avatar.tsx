import styles from './Avatar.module.css'
import { classNames } from './classNames'
import { Picture } from './Picture'

interface AvatarProps {
  name: string
  /** The photo in base64, without a prefix. */
  image?: string | undefined
  size?: 's' | 'default' | 'm' | 'l' | 'xl'
  className?: string | undefined
}

const TINTS = ['t1', 't2', 't3', 't4', 't5', 't6'] as const

/** The tint of a name: always the same for the same name. */
export function tintOf(name: string): (typeof TINTS)[number] {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return TINTS[sum % TINTS.length] ?? 't6'
}

/** Initials: the first letters of the first and the last word, kept apart in scripts that would join them. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('\u200c')
    .toUpperCase()
}

/**
 * A person's photo, or the initials if there is none or it failed to load. Hidden from screen readers, as the name is
 * beside it.
 */
export function Avatar({ name, image, size = 'default', className }: AvatarProps) {
  const shape = classNames(styles.face, styles[size], styles[tintOf(name)], className)
  return (
    <span className={shape} aria-hidden>
      <Picture image={image} className={styles.photo}>
        {initialsOf(name)}
      </Picture>
    </span>
  )
}
