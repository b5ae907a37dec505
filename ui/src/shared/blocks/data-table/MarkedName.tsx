import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge'
import styles from './MarkedName.module.css'
import type { RowMark } from './rowMark'

interface MarkedNameProps {
  mark: RowMark
  /** The table width from which another column has the text of the badge, so that the badge is left out. */
  saidFrom?: 'always' | 'mid' | 'wide' | undefined
  children: ReactNode
}

/** The name of a row that is to be deleted, with its badge. */
export function MarkedName({ mark, saidFrom, children }: MarkedNameProps) {
  return (
    <div className={styles.marked}>
      <div className={styles.name}>{children}</div>
      {saidFrom !== 'always' && (
        <span className={saidFrom && styles[saidFrom]}>
          <Badge kind="danger" icon={mark.icon} isOutlined>
            {mark.text}
          </Badge>
        </span>
      )}
    </div>
  )
}
