import type { ReactNode } from 'react'
import { classNames } from '../../../shared/ui/classNames'
import styles from './HoldingName.module.css'

interface HoldingNameProps {
  name: string
  description: string
  /** The name as a link to its page, for users who may open it. */
  link?: ReactNode
}

/** Name and description of a role or resource in a list. */
export function HoldingName({ name, description, link }: HoldingNameProps) {
  return (
    <div className={styles.names}>
      <bdi className={styles.name}>{link ?? name}</bdi>
      {description !== '' && (
        <bdi className={classNames(styles.description, 'cut')}>{description}</bdi>
      )}
    </div>
  )
}
