import { type ReactNode, useEffect, useRef } from 'react'
import styles from './EmptyState.module.css'
import { EmptyStateArt, type EmptyStateKind } from './EmptyStateArt'
import { useHandedOnFocus } from './useHandedOnFocus'

interface EmptyStateProps {
  art: EmptyStateKind
  /** A sentence that says what is missing. */
  title: string
  text?: ReactNode
  /** Small print, such as a request id to quote. */
  detail?: ReactNode
  /** Buttons or links to continue. */
  actions?: ReactNode
  level?: 1 | 2 | 3
  role?: 'alert'
  /** Whether it is the outcome of what was just done: it takes the focus. */
  isOutcome?: boolean
}

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

/** Shown in place of content that is missing. */
export function EmptyState(props: EmptyStateProps) {
  const { art, title, text, detail, actions, level = 2, role, isOutcome } = props
  const Title = HEADINGS[level]
  const blank = useRef<HTMLDivElement>(null)
  useHandedOnFocus(blank)
  useEffect(() => {
    if (isOutcome) blank.current?.focus()
  }, [isOutcome])
  return (
    <div ref={blank} className={styles.blank} role={role} tabIndex={isOutcome ? -1 : undefined}>
      <EmptyStateArt kind={art} />
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {detail && <p className={styles.detail}>{detail}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
