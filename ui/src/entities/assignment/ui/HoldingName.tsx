import { classNames } from '../../../shared/ui/classNames'
import styles from './HoldingName.module.css'

interface HoldingNameProps {
  name: string
  description: string
}

/** A role or resource in a list: what it is called, and what it is for. */
export function HoldingName({ name, description }: HoldingNameProps) {
  return (
    <div className={styles.names}>
      <bdi className={styles.name}>{name}</bdi>
      {description !== '' && (
        <bdi className={classNames(styles.description, 'cut')}>{description}</bdi>
      )}
    </div>
  )
}
