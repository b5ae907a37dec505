import type { IconNode } from 'lucide'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button'
import { MenuPopup } from './Menu'

interface ButtonMenuProps {
  label: string
  icon: IconNode
  /** Whether a phone shows only the icon; screen readers get the label. */
  isMinor?: boolean
  /** The entries: `MenuItem`s and `MenuSection`s. */
  children: ReactNode
}

/** A button that opens a menu. */
export function ButtonMenu({ label, icon, isMinor = false, children }: ButtonMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={button}
        id={id}
        isMinor={isMinor}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <MenuPopup
          buttonRef={button}
          labelId={id}
          initialFocus="first"
          isOpen
          onClose={() => setOpen(false)}
        >
          {children}
        </MenuPopup>
      )}
    </>
  )
}
