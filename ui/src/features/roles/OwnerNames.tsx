import { useTranslation } from 'react-i18next'
import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FirstFew } from '../../shared/ui/FirstFew'
import { Link } from '../../shared/ui/Link'
import { toGroup } from '../groups/routes'
import { toTeam } from '../teams/routes'
import { toUser } from '../users/routes'
import styles from './RolePage.module.css'

/** Who owns a role, in order. */
export function OwnerNames({ owners }: { owners: readonly PickerItem[] }) {
  const { t } = useTranslation('roles')
  if (owners.length === 0) return <p>{t('nothing')}</p>
  return (
    <FirstFew
      lines={owners}
      id={({ id }) => id}
      draw={(owner) => <OwnerName owner={owner} />}
      className={styles.names}
    />
  )
}

function OwnerName({ owner: { type, id, name } }: { owner: PickerItem }) {
  if (type === 'user') return <PersonLink dn={id} name={name} href={toUser(id)} />
  const href = toPage(type)?.(id)
  return href ? (
    <Link href={href}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}

function toPage(type: PickerItem['type']) {
  if (type === 'group') return toGroup
  return type === 'team' ? toTeam : undefined
}
