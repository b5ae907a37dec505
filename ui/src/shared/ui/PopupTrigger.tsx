import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import styles from './Popup.module.css'

interface PopupTriggerProps {
  /** The `Button` that opens the panel. */
  button: ReactNode
  label: string
  /** Renders the content of the panel; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** A button and the small panel that it opens. */
export function PopupTrigger({ button, label, children }: PopupTriggerProps) {
  return (
    <DialogTrigger>
      {button}
      <Popover className={styles.popover ?? ''} placement="bottom start" offset={6}>
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          {({ close }) => children(close)}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
