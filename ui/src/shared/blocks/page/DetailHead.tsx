import type { ReactNode } from 'react'
import { useSeesDns } from '../../platform/session/useSeesDns'
import { CopyableId } from './CopyableId'
import styles from './DetailHead.module.css'

interface DetailHeadProps {
  /** A face or a glyph. */
  sign: ReactNode
  name: string
  /** Marks an unusual state of the record. */
  badge?: ReactNode
  /** A line under the name. */
  about?: string
  /** Distinguished name, for those who administer; what has none shows none. */
  dn?: string
  /** Buttons, the primary one last, and a menu of the other actions. */
  actions?: ReactNode
}

/** The head of the page of one thing: what it is, and what can be done with it. */
export function DetailHead({ sign, name, badge, about, dn, actions }: DetailHeadProps) {
  const seesDns = useSeesDns()
  return (
    <div className={styles.head}>
      <div className={styles.what}>
        {sign}
        <div className={styles.words}>
          <div className={styles.line}>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            {badge}
          </div>
          {about && <p className={styles.about}>{about}</p>}
          {dn !== undefined && seesDns && <CopyableId id={dn} />}
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
