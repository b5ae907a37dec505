import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import styles from './Popup.module.css'

interface PopupProps {
  /** The element at which the panel opens, usually a button. */
  buttonRef: RefObject<HTMLElement | null>
  label: string
  /** The edge of the button at which the panel is aligned. */
  placement?: 'bottom start' | 'bottom end'
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A small panel that opens at its button. */
export function Popup(props: PopupProps) {
  const { buttonRef, label, placement = 'bottom end', isOpen, onClose, children } = props
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={buttonRef}
      placement={placement}
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
