import { Avatar } from '../../../shared/ui/Avatar'
import styles from './PersonLink.module.css'
import { QuickInfoLink } from './QuickInfoLink'

interface PersonLinkProps {
  dn: string
  name: string
  /** The address of the person's page. */
  href: string
  size?: 'default' | 'm'
}

/** A link that opens the quick info of a person; needs only DN and name. */
export function PersonLink({ dn, name, href, size = 'default' }: PersonLinkProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} size={size} />
      <QuickInfoLink kind="USER" dn={dn} name={name} href={href} quiet className={styles.name} />
    </span>
  )
}
