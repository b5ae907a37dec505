import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../../../shared/ui/Button'
import styles from './PasswordFrame.module.css'

interface PasswordFrameProps {
  frameUrl: string
  /** Whether calls wait for the new password. */
  isForced: boolean
  onEnd: (changed: boolean) => void
}

/** The password service in a frame over the page. Source: SPEC 2 "Change password". */
export function PasswordFrame({ frameUrl, isForced, onEnd }: PasswordFrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const hear = useEffectEvent((message: MessageEvent) => {
    if (message.source === frame.current?.contentWindow && isCompletion(message, frameUrl)) {
      onEnd(true)
    }
  })
  useEffect(() => {
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
    }
  }, [])
  return (
    <ModalOverlay className={styles.cover ?? ''} isOpen isKeyboardDismissDisabled>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {isForced ? t('passwordChange.title') : t('passwordChange.frame')}
            </Heading>
            <Button
              onPress={() => {
                onEnd(false)
              }}
            >
              {t('passwordChange.cancel')}
            </Button>
          </div>
          <iframe
            ref={frame}
            className={styles.frame}
            src={frameUrl}
            title={t('passwordChange.frame')}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * Whether a message from the frame says that the password was changed. Each message of the password service does, and
 * the message of the gateway's page that the service opens at the end.
 *
 * Source: SPEC 2 "Change password"; docs/assumptions.md A-70.
 */
function isCompletion({ origin, data }: MessageEvent<unknown>, frameUrl: string): boolean {
  if (origin === new URL(frameUrl, document.baseURI).origin) return true
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined
  return origin === window.location.origin && type === 'password-changed'
}
