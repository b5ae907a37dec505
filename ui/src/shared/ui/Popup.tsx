import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import styles from './Popup.module.css'

interface PopupProps {
  /** The button that opens it. */
  button: ReactNode
  label: string
  onOpenChange?: (isOpen: boolean) => void
  /** Given a way to close it. */
  children: (close: () => void) => ReactNode
}

/** A small panel that hangs on its button. */
export function Popup({ button, label, children, ...rest }: PopupProps) {
  return (
    <DialogTrigger {...rest}>
      {button}
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={10}>
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
