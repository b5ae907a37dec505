import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { ErrorState } from '../../shared/blocks/async/ErrorState'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'

/** Shown when the shell itself failed. */
export function RootFailure() {
  const { t } = useTranslation()
  const { reload } = useBrowserWindow()
  return (
    <main>
      <ErrorState title={t('pageFailed')} error={useRouteError()} onRetry={reload} />
    </main>
  )
}
