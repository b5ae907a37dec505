import type { ReactNode } from 'react'
import { Badge } from '../../ui/Badge'
import styles from './MarkedName.module.css'
import type { RowMark } from './rowMark'

/** The name of a row that is about to go, and its badge. */
export function MarkedName({ mark, children }: { mark: RowMark; children: ReactNode }) {
  return (
    <div className={styles.marked}>
      <div className={styles.name}>{children}</div>
      <Badge kind="danger" icon={mark.icon} isOutlined>
        {mark.text}
      </Badge>
    </div>
  )
}
