import type { ReactNode, Ref } from 'react'
import styles from './RowList.module.css'

interface RowListProps {
  ref?: Ref<HTMLUListElement>
  /** The name of the list for screen readers; by default it has none. */
  label?: string
  /** Screen readers announce this text after a change. */
  live?: 'polite'
  /** The rows, of type `RowItem`. */
  children: ReactNode
}

/** A short list within a section, with lines between the rows. */
export function RowList({ ref, label, live, children }: RowListProps) {
  return (
    <ul ref={ref} className={styles.list} aria-label={label} aria-live={live}>
      {children}
    </ul>
  )
}

interface RowItemProps {
  sign: ReactNode
  title: ReactNode
  /** A second line. */
  about?: ReactNode
  /** A badge or buttons at the end of the row. */
  end?: ReactNode
}

export function RowItem({ sign, title, about, end }: RowItemProps) {
  return (
    <li className={styles.row}>
      {sign}
      <div className={styles.body}>
        <div className={styles.words}>
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
          {about && (
            <p className={styles.about}>
              <bdi>{about}</bdi>
            </p>
          )}
        </div>
        {end}
      </div>
    </li>
  )
}
