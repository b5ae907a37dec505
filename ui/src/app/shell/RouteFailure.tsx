import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorState } from '../../shared/blocks/async/ErrorState'
import { isOutdated } from '../../shared/platform/errors/partError'
import { claimReload } from '../../shared/platform/parts/release'
import { useRetryWhenBack } from '../network/useRetryWhenBack'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'

/**
 * Reloads the page when its code belongs to a release that the server no longer has. Nothing is lost: the person has
 * just left another page.
 */
function useReloadOnce(error: unknown) {
  const { reload } = useBrowserWindow()
  useEffect(() => {
    if (isOutdated(error) && claimReload()) reload()
  }, [error, reload])
}

/** Shown instead of a page that failed, or whose code or rights failed to load. */
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
