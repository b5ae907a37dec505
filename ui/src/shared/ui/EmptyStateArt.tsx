import type { ReactNode } from 'react'
import styles from './EmptyStateArt.module.css'

export type EmptyStateKind = 'nothing' | 'no-match' | 'failed' | 'locked' | 'lost'

const nothing = (
  <>
    <rect className={styles.ground} x="14" y="20" width="92" height="52" rx="8" />
    <rect className={styles.sheet} x="22" y="10" width="76" height="52" rx="8" />
    <path className={styles.thread} d="M34 26h30M34 36h44M34 46h20" />
    <circle className={styles.seal} cx="90" cy="56" r="13" />
    <path className={styles.check} d="m84 56 4.5 4.5 8-8.5" />
  </>
)

const noMatch = (
  <>
    <path className={styles.dots} d="M6 62c20 0 20-40 42-40M66 66c24 0 22-34 48-34" />
    <circle className={styles.lens} cx="56" cy="38" r="22" />
    <path className={styles.sign} d="m72 54 16 16" />
    <path className={styles.thread} d="M46 38h20" />
  </>
)

const failed = (
  <>
    <path className={styles.thread} d="M4 40h34M82 40h34" />
    <circle className={styles.lens} cx="44" cy="40" r="7" />
    <circle className={styles.lens} cx="76" cy="40" r="7" />
    <path className={styles.cross} d="m56 30 8 20M64 30l-8 20" />
  </>
)

const locked = (
  <>
    <rect className={styles.ground} x="22" y="14" width="76" height="54" rx="10" />
    <rect className={styles.sheet} x="42" y="34" width="36" height="28" rx="6" />
    <path className={styles.thread} d="M49 34v-7a11 11 0 0 1 22 0v7" />
    <circle className={styles.seal} cx="60" cy="46" r="4" />
    <path className={styles.sign} d="M60 48v6" />
  </>
)

const lost = (
  <>
    <path className={styles.thread} d="M6 60h26c12 0 12-36 24-36h10" />
    <path className={styles.dots} d="M76 24h38" />
    <circle className={styles.seal} cx="20" cy="60" r="6" />
    <circle className={styles.lens} cx="66" cy="24" r="8" />
    <path className={styles.sign} d="M66 36v14M66 58v.1" />
  </>
)

const drawings: Record<EmptyStateKind, ReactNode> = {
  nothing,
  'no-match': noMatch,
  failed,
  locked,
  lost,
}

export function EmptyStateArt({ kind }: { kind: EmptyStateKind }) {
  return (
    <svg className={styles.art} viewBox="0 0 120 80" aria-hidden>
      {drawings[kind]}
    </svg>
  )
}
