import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorState } from '../../shared/async/ErrorState'

/** In the place of a page that broke, could not be loaded or could not be checked. */
export function RouteFailure() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  return (
    <ErrorState
      title={t('pageFailed')}
      error={useRouteError()}
      onRetry={() => {
        void navigate(location, { replace: true })
      }}
    />
  )
}
