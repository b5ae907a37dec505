import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import styles from './Popup.module.css'

interface PopupProps {
  /** The button it hangs on. */
  buttonRef: RefObject<HTMLButtonElement | null>
  label: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A small panel that hangs on its button. */
export function Popup({ buttonRef, label, isOpen, onClose, children }: PopupProps) {
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={buttonRef}
      placement="bottom end"
      offset={10}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <Dialog className={styles.dialog ?? ''} aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  )
}
