import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { Avatar } from '../../shared/ui/Avatar'
import styles from './PersonLink.module.css'
import { toUser } from './routes'

interface PersonLinkProps {
  dn: string
  name: string
  size?: 'default' | 'm'
}

/** A person of whom only DN and name are known, with a popup that tells more. */
export function PersonLink({ dn, name, size = 'default' }: PersonLinkProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} size={size} />
      <QuickInfoLink
        kind="USER"
        dn={dn}
        name={name}
        href={toUser(dn)}
        quiet
        className={styles.name}
      />
    </span>
  )
}
