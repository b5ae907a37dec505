import { X, type IconNode } from 'lucide'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './classNames'
import styles from './Dialog.module.css'
import { messagePlace } from './dialogMessages'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { useReturnToMenu } from './menuButton'
import { useOnLeave } from './place'

/** The content of a side sheet around its fields. */
export interface DialogSide {
  glyph: ReactNode
  /** A text below the title. */
  about: ReactNode
  /** Content before the buttons: a summary of what will be sent. */
  note: ReactNode
}

interface DialogProps {
  title: string
  isOpen: boolean
  /** Closes the dialog. Without it, only the actions close it: neither Esc nor a press outside, and no close button. */
  onClose?: () => void
  sign?: { icon: IconNode; kind: 'warning' | 'danger' | 'info' }
  /** Shows the dialog as a side sheet: a form at the edge of the page, beside the list that it changes. */
  side?: DialogSide
  children: ReactNode
  /** Buttons at the end of the dialog. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
}

/**
 * A dialog. Messages of the page are shown above its content while it is open, as they could not be reached elsewhere.
 * It closes when another page is opened, by the Back button or by an address.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, side, children, actions, role = 'dialog' } = props
  const text = useId()
  useOnLeave(isOpen, () => onClose?.())
  useReturnToMenu(isOpen)
  return (
    <ModalOverlay
      className={classNames(styles.scrim, side && styles.end)}
      isOpen={isOpen}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => {
        if (!open) onClose?.()
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <AriaDialog className={styles.dialog ?? ''} role={role} aria-describedby={text}>
          <DialogHead {...props} />
          <div ref={messagePlace} className={styles.messages} aria-live="polite" />
          <div className={styles.body} id={text}>
            {children}
          </div>
          {actions && (
            <div className={styles.actions}>
              {side && <span className={styles.note}>{side.note}</span>}
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function DialogHead({ title, sign, side, onClose }: DialogProps) {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.head}>
      {sign && (
        <span className={classNames(styles.sign, styles[sign.kind])}>
          <Icon of={sign.icon} />
        </span>
      )}
      {side?.glyph}
      <div className={styles.words}>
        <Heading slot="title" className={styles.title ?? ''}>
          {title}
        </Heading>
        {side && <p className={styles.about}>{side.about}</p>}
      </div>
      {onClose && <IconButton label={t('close')} icon={X} size="small" onPress={onClose} />}
    </div>
  )
}
