import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import type { User } from '../../entities/user/model'
import { DetailLink } from '../../shared/page/DetailLink'
import { Avatar } from '../../shared/ui/Avatar'
import { Icon } from '../../shared/ui/Icon'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { toUser } from './routes'
import styles from './UserName.module.css'

/**
 * A person in a list: face, name, sign-in name, and a lock when the login is disabled. The name leads to the page, the face
 * tells more.
 *
 * Source: docs/assumptions.md A-342.
 */
export function UserName({ user }: { user: User }) {
  const { t } = useTranslation('users')
  const { dn, fullName: name } = user
  return (
    <div className={styles.person}>
      <QuickInfoLink kind="USER" dn={dn} name={name} href={toUser(dn)} className={styles.about}>
        <Avatar name={name} image={user.photo} className={styles.face} />
        <VisuallyHidden>{t('about', { name })}</VisuallyHidden>
      </QuickInfoLink>
      <div className={styles.names}>
        <span className={styles.line}>
          <DetailLink to={toUser(dn)} className={styles.name}>
            <bdi>{name}</bdi>
          </DetailLink>
          {user.isLoginDisabled && <Icon of={Lock} size="xs" label={t('loginDisabled')} />}
        </span>
        <bdi className={styles.cn}>{user.cn}</bdi>
      </div>
    </div>
  )
}
