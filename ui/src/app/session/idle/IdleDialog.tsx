import { TriangleAlert } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button'
import { Dialog } from '../../../shared/ui/Dialog'
import { useSessionMessages } from '../sessionChannel'
import { useSignOut } from '../useSignOut'
import { Countdown } from './Countdown'

interface IdleDialogProps {
  /** The end of the session, milliseconds since 1970. */
  endsAt: number
  onEnd: () => void
}

/** Asks whether to extend the session or to sign out. Source: SPEC 2 "Modals", session idle modal. */
export function IdleDialog({ endsAt, onEnd }: IdleDialogProps) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const [problem, setProblem] = useState<'blocked' | 'failed'>()
  useSessionMessages(({ type }) => {
    if (type === 'failed') setProblem('failed')
  })
  const extend = () => {
    setProblem(openExtensionWindow() ? undefined : 'blocked')
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      sign={{ icon: TriangleAlert, kind: 'warning' }}
      title={t('idle.title')}
      actions={
        <>
          <Button onPress={() => void signOut()}>{t('signOut')}</Button>
          <Button variant="primary" onPress={extend}>
            {t('idle.extend')}
          </Button>
        </>
      }
    >
      <p>{t('idle.text')}</p>
      <p>
        {t('idle.left')} <Countdown endsAt={endsAt} onEnd={onEnd} />
      </p>
      {problem && <p role="alert">{t(`idle.${problem}`)}</p>}
    </Dialog>
  )
}

const FEATURES = 'popup,width=520,height=680'

/** Opens the window whose sign-in extends the session; false if the browser blocked it. */
function openExtensionWindow(): boolean {
  const address = new URL('bff/extend', document.baseURI).href
  return window.open(address, 'session-extension', FEATURES) !== null
}
