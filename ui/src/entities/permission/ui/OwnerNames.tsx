import { useTranslation } from 'react-i18next'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { FirstFew } from '../../../shared/ui/FirstFew'
import { Link } from '../../../shared/ui/Link'
import { PersonLink } from '../../quick-info/ui/PersonLink'
import styles from './OwnerNames.module.css'

/** The addresses of owners' pages; a container has no page. */
export interface OwnerLinks {
  toUser: (dn: string) => string
  toGroup: (dn: string) => string
  toTeam: (dn: string) => string
}

interface OwnerNamesProps {
  owners: readonly PickerItem[]
  links: OwnerLinks
}

/** The owners of a role or a resource, in their order. */
export function OwnerNames({ owners, links }: OwnerNamesProps) {
  const { t } = useTranslation('definition')
  if (owners.length === 0) return <p>{t('nothing')}</p>
  return (
    <FirstFew
      lines={owners}
      id={({ id }) => id}
      draw={(owner) => <OwnerName owner={owner} links={links} />}
      className={styles.names}
    />
  )
}

interface OwnerNameProps {
  owner: PickerItem
  links: OwnerLinks
}

function OwnerName({ owner: { type, id, name }, links }: OwnerNameProps) {
  if (type === 'user') return <PersonLink dn={id} name={name} href={links.toUser(id)} />
  if (type === 'group') return <Named href={links.toGroup(id)} name={name} />
  if (type === 'team') return <Named href={links.toTeam(id)} name={name} />
  return <bdi>{name}</bdi>
}

function Named({ href, name }: { href: string; name: string }) {
  return (
    <Link href={href}>
      <bdi>{name}</bdi>
    </Link>
  )
}
