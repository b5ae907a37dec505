import {
  Box,
  Cable,
  Folder,
  KeyRound,
  Package,
  Plug,
  ShieldCheck,
  Split,
  Tag,
  User,
  Users,
  UsersRound,
  Workflow,
  IdCard,
  List,
  type IconNode,
} from 'lucide'
import { Avatar } from '../../ui/Avatar'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import styles from './ItemFace.module.css'
import type { PickerItem, PickerTabId } from './pickerItem'

/** The icon of each type of item. */
export const kindIcons: Record<PickerTabId, IconNode> = {
  user: User,
  group: Users,
  role: IdCard,
  category: Tag,
  container: Folder,
  prd: Workflow,
  driverOrEntitlement: Plug,
  dropdown: List,
  entitlementValues: KeyRound,
  resource: Package,
  team: UsersRound,
  sod: Split,
  dirxmldriver: Cable,
  entity: Box,
  sodRecipient: User,
  permission: ShieldCheck,
}

/** The photo of a person, or the icon of another item. */
export function ItemFace({ item, size }: { item: PickerItem; size?: 's' }) {
  if (item.type === 'user' || item.type === 'sodRecipient') {
    return <Avatar name={item.name} image={item.image} size={size ?? 'default'} />
  }
  return (
    <span className={classNames(styles.glyph, size && styles[size])}>
      <Icon of={kindIcons[item.type]} size={size ? 'xs' : 's'} />
    </span>
  )
}
