import { useTranslation } from 'react-i18next'
import { RetryButton } from '../../shared/platform/parts/RetryButton'
import { readBootstrap, selectBootstrap } from '../../shared/platform/session/sessionApi'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import styles from './RightsMissing.module.css'

/**
 * Shown above the page when the rights of the person failed to load at the start: what is hidden, and a button to try
 * again. Source: SPEC 6 "Roles and permissions"; docs/assumptions.md A-10.
 */
export function RightsMissing() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { rightsLoaded } = useBootstrap()
  const { error } = useAppSelector(selectBootstrap)
  if (rightsLoaded) return null
  const loadAgain = () => {
    void dispatch(readBootstrap.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }
  return (
    <div role="alert" className={styles.notice}>
      <Banner
        kind="warning"
        actions={<RetryButton size="small" error={error} onRetry={loadAgain} />}
      >
        {t('rightsMissing')}
      </Banner>
    </div>
  )
}
