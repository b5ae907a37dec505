import { useTranslation } from 'react-i18next'
import { RetryButton } from '../../shared/platform/parts/RetryButton'
import { readBootstrap, selectBootstrap } from '../../shared/platform/session/sessionApi'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { Banner } from '../../shared/ui/Banner'
import styles from './RightsMissing.module.css'

/**
 * Above the page when the application started without the person's rights: what that hides, and another try.
 *
 * Source: SPEC 6 "Roles and permissions"; docs/assumptions.md A-10.
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
