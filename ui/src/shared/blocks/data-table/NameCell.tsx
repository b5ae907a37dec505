import type { ReactNode } from 'react'
import { Link } from '../../ui/Link'
import styles from './NameCell.module.css'

interface NameCellProps {
  name: string
  /** The page of the record; or its link, where pressing it does more than open the page. */
  href?: string
  link?: ReactNode
  /** Before the name: an avatar or an icon. */
  sign?: ReactNode
  /** After the name: small icons. */
  marks?: ReactNode
  /** Under the name; hidden in compact lists. */
  line?: ReactNode
}

/** The name of a record in a list, with its link, and a sign, marks and a second line where there are. */
export function NameCell({ name, href, link, sign, marks, line }: NameCellProps) {
  return (
    <div className={styles.cell}>
      {sign}
      <div className={styles.words}>
        <span className={styles.first}>
          <span className={styles.name}>{link ?? <Name name={name} href={href} />}</span>
          {marks}
        </span>
        {line && <div className={styles.line}>{line}</div>}
      </div>
    </div>
  )
}

function Name({ name, href }: { name: string; href: string | undefined }) {
  const words = <bdi>{name}</bdi>
  return href === undefined ? words : <Link href={href}>{words}</Link>
}
