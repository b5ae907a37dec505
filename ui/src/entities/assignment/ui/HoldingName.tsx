import type { Holding } from '../model'
import styles from './HoldingName.module.css'

/** A role or resource in a list: what it is called, and what it is for. */
export function HoldingName({ holding: { name, description } }: { holding: Holding }) {
  return (
    <div className={styles.names}>
      <bdi className={styles.name}>{name}</bdi>
      {description !== '' && <bdi className={styles.description}>{description}</bdi>}
    </div>
  )
}
