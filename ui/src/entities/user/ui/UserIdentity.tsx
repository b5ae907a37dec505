import { Lock } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailHead } from '../../../shared/blocks/page/DetailHead'
import { Avatar } from '../../../shared/ui/Avatar'
import { Badge } from '../../../shared/ui/Badge'
import { textOf, type User } from '../model'

interface UserIdentityProps {
  user: User
  /** Buttons at the end of the head. */
  actions?: ReactNode
}

/** The head of a person's page: photo, name, title and department, and DN. */
export function UserIdentity({ user, actions }: UserIdentityProps) {
  const { t } = useTranslation('users')
  const position = [textOf(user, 'Title'), textOf(user, 'Department')].filter(Boolean)
  return (
    <DetailHead
      sign={<Avatar name={user.fullName} image={user.photo} size="xl" />}
      name={user.fullName}
      badge={user.isLoginDisabled && <Badge icon={Lock}>{t('loginDisabled')}</Badge>}
      about={position.join(t('listSeparator'))}
      dn={user.dn}
      actions={actions}
    />
  )
}
