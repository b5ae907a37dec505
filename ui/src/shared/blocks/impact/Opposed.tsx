import { Split } from 'lucide'
import { Icon } from '../../ui/Icon'
import styles from './Opposed.module.css'

interface OpposedProps {
  /** The title, `3 people would have both roles`. */
  title: string
  first: string
  second: string
  /** The consequence. */
  note: string
}

/** Two roles that exclude each other, with the people who would have both. */
export function Opposed({ title, first, second, note }: OpposedProps) {
  return (
    <section className={styles.conflict} aria-label={title}>
      <h3>
        <Icon of={Split} size="s" />
        <span>{title}</span>
      </h3>
      <ul className={styles.pair}>
        <li>
          <bdi>{first}</bdi>
        </li>
        <li>
          <bdi>{second}</bdi>
        </li>
      </ul>
      <p>{note}</p>
    </section>
  )
}
