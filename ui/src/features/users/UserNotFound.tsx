import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { toUsers } from './routes'

/** There is nobody with this DN, or the signed-in person may not see them. */
export function UserNotFound({ dn }: { dn: string }) {
  const { t } = useTranslation('users')
  return (
    <EmptyState
      art="lost"
      level={2}
      title={t('notFound')}
      text={
        <>
          {t('notFoundReason')} <bdi className="id">{dn}</bdi>
        </>
      }
      actions={<Button href={toUsers()}>{t('toList')}</Button>}
    />
  )
}
