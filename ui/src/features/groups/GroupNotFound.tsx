import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { toGroups } from './routes'

/** There is no group with this DN, or the signed-in person may not see it. */
export function GroupNotFound({ dn }: { dn: string }) {
  const { t } = useTranslation('groups')
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
      actions={<Button href={toGroups()}>{t('toList')}</Button>}
    />
  )
}
