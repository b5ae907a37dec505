import { Lock } from 'lucide'
import { useTranslation } from 'react-i18next'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { attributeOf, textOf, type User } from '../../entities/user/model'
import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import { AttributeValues } from '../../shared/blocks/values/AttributeValues'
import { toUser } from './routes'
import styles from './UserCard.module.css'

/** Attributes with which a person can be reached. */
const CONTACTS = ['Email', 'TelephoneNumber']

/** A person as a card: photo, name, title and department, email and telephone number. */
export function UserCard({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const position = [textOf(user, 'Title'), textOf(user, 'Department')].filter(Boolean)
  return (
    <div className={styles.person}>
      <Avatar name={user.fullName} image={user.photo} size="l" />
      <div className={styles.words}>
        <span className={styles.line}>
          <QuickInfoLink
            kind="USER"
            dn={user.dn}
            name={user.fullName}
            href={toUser(user.dn)}
            className={styles.name}
          />
          {user.isLoginDisabled && <Icon of={Lock} size="xs" label={t('loginDisabled')} />}
        </span>
        <span className={styles.position}>{position.join(t('listSeparator'))}</span>
        {CONTACTS.map((key) => (
          <AttributeValues key={key} attribute={attributeOf(user, key)} place="cell" />
        ))}
      </div>
    </div>
  )
}
