import { useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../../shared/ui/classNames'
import { Popup } from '../../../shared/ui/Popup'
import { QuickInfo, type QuickInfoProps } from './QuickInfo'
import styles from './QuickInfoLink.module.css'

interface QuickInfoLinkProps extends Omit<QuickInfoProps, 'onClose'> {
  /** In the colour of the text around it. */
  quiet?: boolean
  className?: string | undefined
  /** What is pressed where the name leads to the page itself. */
  children?: ReactNode
}

/** A name that tells more when it is pressed; a plain button until then, because a table may have hundreds. */
export function QuickInfoLink({ quiet, className, children, ...thing }: QuickInfoLinkProps) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    // A pressed button has no focus by itself, and the focus comes back to where it was.
    buttonRef.current?.focus({ preventScroll: true })
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={classNames(styles.link, quiet && styles.quiet, className)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        {children ?? <bdi>{thing.name}</bdi>}
      </button>
      {isOpen && (
        <Popup
          buttonRef={buttonRef}
          label={thing.name}
          placement="bottom start"
          isOpen
          onClose={close}
        >
          <QuickInfo {...thing} onClose={close} />
        </Popup>
      )}
    </>
  )
}
