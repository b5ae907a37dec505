import { useTranslation } from 'react-i18next'
import type { FailureProps } from '../../../shared/platform/parts/FailureBoundary'
import { lazyPart } from '../../../shared/platform/parts/lazyPart'
import { OverlayFailure } from '../../../shared/platform/parts/OverlayFailure'

/** The frame; where it cannot be loaded, what it is for. */
export const LazyPasswordFrame = lazyPart(
  async () => (await import(/* webpackChunkName: "session" */ './PasswordFrame')).PasswordFrame,
  { Failed: FrameFailure },
)

function FrameFailure(failure: FailureProps) {
  const { t } = useTranslation()
  return <OverlayFailure {...failure} title={t('passwordChange.title')} />
}
