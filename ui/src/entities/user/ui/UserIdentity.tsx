import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyableId } from '../../../shared/page/CopyableId'
import { Avatar } from '../../../shared/ui/Avatar'
import { Badge } from '../../../shared/ui/Badge'
import { textOf, type User } from '../model'
import styles from './UserIdentity.module.css'

interface UserIdentityProps {
  user: User
  /** Buttons at the end. */
  actions?: ReactNode
}

/** The head of a person's page: face, name, what they do and where, and their DN. */
export function UserIdentity({ user, actions }: UserIdentityProps) {
  const { t } = useTranslation('users')
  const position = [textOf(user, 'Title'), textOf(user, 'Department')].filter(Boolean)
  return (
    <div className={styles.identity}>
      <Avatar name={user.fullName} image={user.photo} size="xl" />
      <div className={styles.who}>
        <div className={styles.line}>
          <h1>
            <bdi>{user.fullName}</bdi>
          </h1>
          {user.isLoginDisabled && <Badge icon={Lock}>{t('loginDisabled')}</Badge>}
        </div>
        {position.length > 0 && (
          <p className={styles.position}>{position.join(t('listSeparator'))}</p>
        )}
        <CopyableId id={user.dn} copyLabel={t('copyDn')} copiedText={t('dnCopied')} />
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
