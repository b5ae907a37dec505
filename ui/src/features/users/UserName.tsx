import { Lock } from 'lucide'
import { useTranslation } from 'react-i18next'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import type { User } from '../../entities/user/model'
import { Avatar } from '../../shared/ui/Avatar'
import { classNames } from '../../shared/ui/classNames'
import { Icon } from '../../shared/ui/Icon'
import { toUser } from './routes'
import styles from './UserName.module.css'

/** A person in a list: face, name, sign-in name, and a lock when the login is disabled. */
export function UserName({ user }: { user: User }) {
  const { dn, fullName: name } = user
  return (
    <div className={styles.person}>
      <Avatar name={name} image={user.photo} className={styles.face} />
      <div className={styles.names}>
        <span className={styles.line}>
          <QuickInfoLink
            kind="USER"
            dn={dn}
            name={name}
            href={toUser(dn)}
            quiet
            className={classNames(styles.name, 'cut')}
          />
          {user.isLoginDisabled && <DisabledLogin />}
        </span>
        <bdi className={classNames(styles.cn, 'cut')}>{user.cn}</bdi>
      </div>
    </div>
  )
}

function DisabledLogin() {
  const { t } = useTranslation('users')
  return <Icon of={Lock} size="xs" label={t('loginDisabled')} />
}
