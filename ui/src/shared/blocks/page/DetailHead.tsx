import { useRef, type ReactNode } from 'react'
import { useSeesDns } from '../../platform/session/useSeesDns'
import { useKeptFocus } from '../../ui/useKeptFocus'
import { CopyableId } from './CopyableId'
import styles from './DetailHead.module.css'

interface DetailHeadProps {
  /** A photo or an icon. */
  sign: ReactNode
  name: string
  /** Marks an unusual state of the record. */
  badge?: ReactNode
  /** A line below the name. */
  about?: string
  /** DN, for administrators; undefined for records without one. */
  dn?: string
  /** Buttons, the primary one last, and an `ActionMenu` with further actions. When a pressed one goes, the name gets the focus. */
  actions?: ReactNode
}

/** The head of a record's page: its name, its state and its actions. */
export function DetailHead({ sign, name, badge, about, dn, actions }: DetailHeadProps) {
  const seesDns = useSeesDns()
  const head = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useKeptFocus(head, title)
  return (
    <div ref={head} className={styles.head}>
      <div className={styles.what}>
        {sign}
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 ref={title} tabIndex={-1}>
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
