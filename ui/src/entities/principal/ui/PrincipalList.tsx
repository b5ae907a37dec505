import { Folder, UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { Avatar } from '../../../shared/ui/Avatar'
import { Icon } from '../../../shared/ui/Icon'
import styles from './PrincipalList.module.css'

const AT_MOST = 2

/** The first two names in a cell, and how many more there are. */
export function PrincipalList({ items }: { items: readonly PickerItem[] }) {
  const { t } = useTranslation('ui')
  const rest = items.length - AT_MOST
  return (
    <ul className={styles.list}>
      {items.slice(0, AT_MOST).map((item) => (
        <li key={item.id} className={styles.one}>
          <Sign item={item} />
          <bdi>{item.name}</bdi>
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{t('more', { count: rest })}</li>}
    </ul>
  )
}

function Sign({ item: { type, name, image } }: { item: PickerItem }) {
  if (type === 'user') return <Avatar name={name} image={image} size="s" />
  return <Icon of={type === 'group' ? UsersRound : Folder} size="s" />
}
