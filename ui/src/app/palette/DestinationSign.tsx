import {
  ArrowRight,
  Box,
  Boxes,
  ClipboardList,
  IdCard,
  Inbox,
  KeyRound,
  type IconNode,
  ShoppingCart,
  Split,
  UsersRound,
  Waypoints,
} from 'lucide'
import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import { classNames } from '../../shared/ui/classNames'
import type { Destination, DestinationKind } from './destination'
import styles from './DestinationSign.module.css'

const icons: Record<Exclude<DestinationKind, 'user' | 'page'>, IconNode> = {
  permission: ShoppingCart,
  holding: KeyRound,
  task: Inbox,
  request: ClipboardList,
  role: IdCard,
  resource: Box,
  sod: Split,
  group: UsersRound,
  team: Waypoints,
  entity: Boxes,
}

/** The photo of a person, or the icon of another result. */
export function DestinationSign({ of: { kind, title } }: { of: Destination }) {
  if (kind === 'user') return <Avatar name={title} />
  if (kind === 'page') return <Icon of={ArrowRight} size="s" flip className={styles.page} />
  return (
    <span className={classNames(styles.glyph, styles[kind])}>
      <Icon of={icons[kind]} size="s" />
    </span>
  )
}
