import { Avatar } from '../../shared/ui/Avatar'
import { TextLink } from '../../shared/ui/TextLink'
import styles from './PersonLink.module.css'
import { toUser } from './routes'

interface PersonLinkProps {
  dn: string
  name: string
  size?: 'default' | 'm'
}

/** A person of whom only DN and name are known, with the way to their page. */
export function PersonLink({ dn, name, size = 'default' }: PersonLinkProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name} size={size} />
      <TextLink href={toUser(dn)} className={styles.name}>
        <bdi>{name}</bdi>
      </TextLink>
    </span>
  )
}
