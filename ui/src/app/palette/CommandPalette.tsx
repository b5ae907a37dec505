import { useTranslation } from 'react-i18next'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styles from './CommandPalette.module.css'
import { PalettePanel } from './PalettePanel'

interface CommandPaletteProps {
  isOpen: boolean
  /** The text that was typed before the palette had loaded. */
  typed: string
  onClose: () => void
}

/** The command palette: a single field that finds pages and records. Source: docs/assumptions.md A-225. */
export function CommandPalette({ isOpen, typed, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('palette')
  return (
    <ModalOverlay
      className={styles.scrim ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={onClose}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={t('title')}>
          <PalettePanel typed={typed} onLeave={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
