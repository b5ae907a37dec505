import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorState } from '../../shared/blocks/async/ErrorState'
import { isOutdated } from '../../shared/platform/errors/partError'
import { claimReload } from '../../shared/platform/parts/release'
import { useRetryWhenBack } from '../network/useRetryWhenBack'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'

/** A page of a release that the server has no more is opened in the new one: whoever came here has left the page before. */
function useReloadOnce(error: unknown) {
  const { reload } = useBrowserWindow()
  useEffect(() => {
    if (isOutdated(error) && claimReload()) reload()
  }, [error, reload])
}

/** In the place of a page that broke, could not be loaded or could not be checked. */
export function RouteFailure() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const error = useRouteError()
  const retry = () => void navigate(location, { replace: true })
  useReloadOnce(error)
  useRetryWhenBack(error, retry)
  return <ErrorState title={t('pageFailed')} error={error} onRetry={retry} />
}
