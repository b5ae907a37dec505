import type { ReactNode } from 'react'
import { classNames } from '../../../shared/ui/classNames'
import styles from './FeatureArt.module.css'

const ARCHES = (
  <>
    <path
      className={styles.lines}
      d="M14 58V36a14 14 0 0 1 28 0v22M54 58V36a14 14 0 0 1 28 0v22M94 58V28a14 14 0 0 1 28 0v30M134 58V36a14 14 0 0 1 28 0v22M174 58V36a14 14 0 0 1 28 0v22M0 58h220"
    />
    <path className={styles.mark} d="M101 58V30a7 7 0 0 1 14 0v28z" />
  </>
)

const PULSE = (
  <>
    <path
      className={styles.lines}
      d="M0 40h44l8-12 10 24 12-36 12 40 10-24 8 8h26l8-10 8 16 8-6h66"
    />
    <circle className={styles.mark} cx="74" cy="16" r="4.5" />
  </>
)

const WAVES = (
  <>
    <path
      className={styles.lines}
      d="M-6 52c34 0 34-32 68-32s34 32 68 32 34-32 68-32 34 32 68 32M-6 36c34 0 34-16 68-16M130 52c40 0 46-16 96-16"
    />
    <circle className={styles.mark} cx="62" cy="20" r="4.5" />
    <circle className={styles.mark} cx="130" cy="52" r="4.5" />
    <circle className={styles.mark} cx="198" cy="20" r="4.5" />
  </>
)

const CUBES = (
  <>
    <path
      className={styles.lines}
      d="m58 14 22 11v22L58 58 36 47V25zM36 25l22 11 22-11M58 36v22M102 14l22 11v22l-22 11-22-11V25zM80 25l22 11 22-11M102 36v22M146 14l22 11v22l-22 11-22-11V25zM124 25l22 11 22-11M146 36v22"
    />
    <path className={styles.mark} d="m102 14 22 11-22 11-22-11z" />
  </>
)

const DRAWINGS: readonly { look: string | undefined; drawing: ReactNode }[] = [
  { look: styles.amber, drawing: ARCHES },
  { look: styles.green, drawing: PULSE },
  { look: styles.blue, drawing: WAVES },
  { look: styles.plum, drawing: CUBES },
]

/**
 * A colored drawing in place of an image. Of sixteen items in a row none has the drawing and the color of another, and
 * neighbors share neither.
 *
 * @param place - the place of the item among all items of the page.
 */
export function FeatureArt({ place }: { place: number }) {
  const { length } = DRAWINGS
  const { drawing } = DRAWINGS[place % length] ?? {}
  const { look } = DRAWINGS[(place + Math.floor(place / length)) % length] ?? {}
  return (
    <svg
      className={classNames(styles.art, look)}
      viewBox="0 0 220 72"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {drawing}
    </svg>
  )
}
