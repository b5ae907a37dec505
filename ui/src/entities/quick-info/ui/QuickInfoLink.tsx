import { useRef, useState, type MouseEvent } from 'react'
import { isForBrowser } from '../../../shared/platform/routing/isForBrowser'
import { classNames } from '../../../shared/ui/classNames'
import { addressOf } from '../../../shared/ui/Link'
import { Popup } from '../../../shared/ui/Popup'
import { QuickInfo, type QuickInfoProps } from './QuickInfo'
import styles from './QuickInfoLink.module.css'

interface QuickInfoLinkProps extends Omit<QuickInfoProps, 'onClose'> {
  /** Whether the link has the color of the text around it. */
  quiet?: boolean
  className?: string | undefined
}

/**
 * A name that opens its quick info when it is pressed; the browser can open its page in another tab. The popup is
 * rendered only when it is open, as a table may have hundreds of names.
 *
 * Source: docs/assumptions.md A-342.
 */
export function QuickInfoLink({ quiet, className, ...thing }: QuickInfoLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  // The DN whose popup is open; a row of a list can later show another record.
  const [openFor, setOpenFor] = useState<string>()
  const isOpen = openFor === thing.dn
  const open = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    // Some browsers do not focus a pressed link; the popup returns the focus to it when it closes.
    link.current?.focus({ preventScroll: true })
    setOpenFor(thing.dn)
  }
  const close = () => setOpenFor(undefined)
  return (
    <>
      <a
        ref={link}
        href={addressOf(thing.href)}
        className={classNames(styles.link, quiet && styles.quiet, className)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <bdi>{thing.name}</bdi>
      </a>
      {isOpen && (
        <Popup buttonRef={link} label={thing.name} placement="bottom start" isOpen onClose={close}>
          <QuickInfo {...thing} onClose={close} />
        </Popup>
      )}
    </>
  )
}
