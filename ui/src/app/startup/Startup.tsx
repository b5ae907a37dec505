import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { selectSessionState } from '../../shared/platform/store/sessionSlice'
import { useAppSelector } from '../../shared/platform/store/hooks'
import { ProgressOverlay } from '../../shared/ui/ProgressOverlay'
import { Leaving } from '../session/Leaving'
import { loginAddress } from '../session/loginAddress'
import { SignedOutElsewhere } from '../session/SignedOutElsewhere'
import { StartupFailure } from './StartupFailure'

/** The application while there is a session; otherwise the start, the failure or the sign-out screen. */
export function Startup({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui')
  const session = useAppSelector(selectSessionState)
  switch (session.phase) {
    case 'starting':
      return <ProgressOverlay label={t('loading')} />
    case 'failed':
      return <StartupFailure error={session.error} />
    case 'active':
      return children
    case 'ended':
      return <Leaving to={loginAddress(session.loginUrl, window.location.hash)} />
    case 'signedOut':
      return <Leaving to={session.location} />
    case 'signedOutElsewhere':
      return <SignedOutElsewhere />
  }
}
