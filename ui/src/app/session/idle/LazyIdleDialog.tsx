import { useTranslation } from 'react-i18next'
import type { FailureProps } from '../../../shared/platform/parts/FailureBoundary'
import { lazyPart } from '../../../shared/platform/parts/lazyPart'
import { OverlayFailure } from '../../../shared/platform/parts/OverlayFailure'

/** The dialog; where it cannot be loaded, what it is about. */
export const LazyIdleDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "session" */ './IdleDialog')).IdleDialog,
  { Failed: IdleFailure },
)

function IdleFailure(failure: FailureProps) {
  const { t } = useTranslation()
  return <OverlayFailure {...failure} title={t('idle.soon')} />
}
