import { useRef, useState, type MouseEvent } from 'react'
import { isForBrowser } from '../../../shared/platform/routing/isForBrowser'
import { classNames } from '../../../shared/ui/classNames'
import { addressOf } from '../../../shared/ui/Link'
import { Popup } from '../../../shared/ui/Popup'
import { QuickInfo, type QuickInfoProps } from './QuickInfo'
import styles from './QuickInfoLink.module.css'

interface QuickInfoLinkProps extends Omit<QuickInfoProps, 'onClose'> {
  /** In the colour of the text around it. */
  quiet?: boolean
  className?: string | undefined
}

/**
 * A name that tells more when it is pressed, and has the address of its page for a tab of its own. A plain link until then,
 * because a table may have hundreds.
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
    // What is pressed has no focus by itself in every browser, and the focus comes back to where it was.
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
