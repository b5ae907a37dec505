import { useTranslation } from 'react-i18next'
import type { FailureProps } from '../../../shared/platform/parts/FailureBoundary'
import { lazyPart } from '../../../shared/platform/parts/lazyPart'
import { OverlayFailure } from '../../../shared/platform/parts/OverlayFailure'

/** Loads the frame when it is needed. If it cannot be loaded, its title and the failure are shown. */
export const LazyPasswordFrame = lazyPart(
  async () => (await import(/* webpackChunkName: "session" */ './PasswordFrame')).PasswordFrame,
  { Failed: FrameFailure },
)

function FrameFailure(failure: FailureProps) {
  const { t } = useTranslation()
  return <OverlayFailure {...failure} title={t('passwordChange.title')} />
}
