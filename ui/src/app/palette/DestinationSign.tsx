import { ArrowRight, ClipboardList, IdCard, Split } from 'lucide'
import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import { classNames } from '../../shared/ui/classNames'
import type { Destination } from './destination'
import styles from './DestinationSign.module.css'

const SIGNS = { role: IdCard, sod: Split, request: ClipboardList } as const

/** People are round, things are square. */
export function DestinationSign({ of: { kind, title } }: { of: Destination }) {
  if (kind === 'user') return <Avatar name={title} />
  if (kind === 'page') return <Icon of={ArrowRight} size="s" flip className={styles.page} />
  return (
    <span className={classNames(styles.glyph, styles[kind])}>
      <Icon of={SIGNS[kind]} size="s" />
    </span>
  )
}
