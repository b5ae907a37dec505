import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../shared/platform/errors/apiError'
import { ErrorState } from '../../shared/blocks/async/ErrorState'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { start } from './start'
import styles from './StartupFailure.module.css'

/** Shown when the application failed to start: the cause, the request id, and a button to try again. */
export function StartupFailure({ error }: { error: ApiError }) {
  const { t, i18n } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <main className={styles.page}>
      <title>{t('startFailed')}</title>
      <ErrorState
        title={t('startFailed')}
        error={error}
        onRetry={() => {
          void dispatch(start(i18n))
        }}
      />
    </main>
  )
}
