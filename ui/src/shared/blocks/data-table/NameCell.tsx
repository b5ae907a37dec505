import type { ReactNode } from 'react'
import { Link } from '../../ui/Link'
import styles from './NameCell.module.css'

interface NameCellProps {
  name: string
  /** The address of the record's page, or a link that does more than open the page. */
  href?: string
  link?: ReactNode
  /** An avatar or an icon before the name. */
  sign?: ReactNode
  /** Small icons after the name. */
  marks?: ReactNode
  /** A line below the name; hidden in compact lists. */
  line?: ReactNode
}

/** The cell with the name of a record: its link, and perhaps a sign, marks and a second line. */
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
