import { useTranslation } from 'react-i18next'
import type { FailureProps } from '../../../shared/platform/parts/FailureBoundary'
import { lazyPart } from '../../../shared/platform/parts/lazyPart'
import { OverlayFailure } from '../../../shared/platform/parts/OverlayFailure'

/** The dialog; if its code failed to load, a plain text with the same message. */
export const LazyIdleDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "session" */ './IdleDialog')).IdleDialog,
  { Failed: IdleFailure },
)

function IdleFailure(failure: FailureProps) {
  const { t } = useTranslation()
  return <OverlayFailure {...failure} title={t('idle.soon')} />
}
