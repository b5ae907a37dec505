import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { baseApi } from '../../shared/platform/api/baseApi'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import { EmptyState } from '../../shared/ui/EmptyState'
import { forgetProxiedUser } from '../proxy-mode/storedProxiedUser'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'
import { loginAddress } from './loginAddress'

/**
 * Replaces the application after a sign-out in another tab. It does not start a sign-in: the provider's session may end
 * a moment later, and would sign the person in again.
 */
export function SignedOutElsewhere() {
  const { t } = useTranslation()
  const { leave } = useBrowserWindow()
  const dispatch = useAppDispatch()
  useEffect(() => {
    forgetProxiedUser()
    dispatch(baseApi.util.resetApiState())
  }, [dispatch])
  return (
    <main>
      <EmptyState
        art="locked"
        level={1}
        title={t('signedOutElsewhere.title')}
        text={t('signedOutElsewhere.text')}
        actions={
          <Button
            variant="primary"
            onPress={() => {
              leave(loginAddress('bff/login', window.location.hash))
            }}
          >
            {t('signIn')}
          </Button>
        }
      />
    </main>
  )
}
