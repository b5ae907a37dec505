import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../entities/user/model'
import { DetailLink } from '../../shared/page/DetailLink'
import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import { toUser } from './routes'
import styles from './UserName.module.css'

/** A person in a list: face, name, sign-in name, and a lock when the login is disabled. */
export function UserName({ user }: { user: User }) {
  const { t } = useTranslation('users')
  return (
    <div className={styles.person}>
      <Avatar name={user.fullName} image={user.photo} className={styles.face} />
      <div className={styles.names}>
        <span className={styles.line}>
          <DetailLink to={toUser(user.dn)} className={styles.name}>
            <bdi>{user.fullName}</bdi>
          </DetailLink>
          {user.isLoginDisabled && <Icon of={Lock} size="xs" label={t('loginDisabled')} />}
        </span>
        <bdi className={styles.cn}>{user.cn}</bdi>
      </div>
    </div>
  )
}
