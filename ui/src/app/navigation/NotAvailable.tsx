import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'

/** Shown for an address without a page. */
export function NotAvailable() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  usePageTitle(t('notAvailable.title'))
  return (
    <EmptyState
      art="lost"
      level={1}
      title={t('notAvailable.title')}
      text={t('notAvailable.text')}
      detail={<bdi className="id">{pathname}</bdi>}
      actions={<Button href="/">{t('notAvailable.start')}</Button>}
    />
  )
}
