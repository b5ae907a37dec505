import type { ReactNode } from 'react'
import styles from './InfoFrame.module.css'

interface InfoFrameProps {
  sign: ReactNode
  name: string
  /** Lines below the name. */
  about: readonly string[]
  children?: ReactNode
  /** Buttons that stay visible, however long the content is. */
  actions: ReactNode
}

/** The frame of a quick info popup. */
export function InfoFrame({ sign, name, about, children, actions }: InfoFrameProps) {
  return (
    <>
      <div className={styles.top}>
        {sign}
        <div className={styles.words}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {about.map((line) => (
            <p key={line} className={styles.about}>
              <bdi>{line}</bdi>
            </p>
          ))}
        </div>
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </>
  )
}
