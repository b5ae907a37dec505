import { Check, type IconNode } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Menu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { addressOf } from './Link'
import styles from './Menu.module.css'

interface MenuPopupProps {
  /** The button it hangs on. */
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Id of the element with its name. */
  labelId: string
  /** Which item has the focus first; `true` for the menu itself. */
  initialFocus: 'first' | 'last' | true
  isOpen: boolean
  onClose: () => void
  /** Above the items: who or what they are about. */
  header?: ReactNode
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode
}

/** A menu that hangs on its button. */
export function MenuPopup(props: MenuPopupProps) {
  const { buttonRef, labelId, initialFocus, isOpen, onClose, header, children } = props
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={buttonRef}
      placement="bottom end"
      offset={10}
      isOpen={isOpen}
      onOpenChange={onClose}
      aria-labelledby={labelId}
    >
      {header}
      <Menu
        className={styles.menu ?? ''}
        aria-labelledby={labelId}
        autoFocus={initialFocus}
        onClose={onClose}
      >
        {children}
      </Menu>
    </Popover>
  )
}

interface MenuItemProps {
  id?: string
  icon?: IconNode
  flipIcon?: boolean
  href?: string
  onAction?: () => void
  /** One of the choices of its section. */
  isChoice?: boolean
  /** Takes something away for good. */
  isDestructive?: boolean
  /** The language of the text when it is not that of the page. */
  lang?: string
  children: string
}

export function MenuItem({
  icon,
  flipIcon = false,
  isChoice,
  isDestructive,
  lang,
  href,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      {...(href !== undefined && { href: addressOf(href) })}
      textValue={children}
      className={classNames(styles.item, isDestructive && styles.danger)}
    >
      {isChoice && <Icon of={Check} size="s" className={styles.mark} />}
      {icon && <Icon of={icon} size="s" flip={flipIcon} className={styles.icon} />}
      <span lang={lang} dir={lang && 'auto'}>
        {children}
      </span>
    </AriaMenuItem>
  )
}

interface MenuSectionProps {
  title?: string
  /** With `onChoose`: the item that is chosen now. */
  chosen?: string
  onChoose?: (id: string) => void
  children: ReactNode
}

export function MenuSection({ title, chosen, onChoose, children }: MenuSectionProps) {
  const choice = chosen !== undefined && {
    selectionMode: 'single' as const,
    disallowEmptySelection: true,
    shouldCloseOnSelect: false,
    selectedKeys: [chosen],
    onSelectionChange: (keys: 'all' | Set<number | string>) => {
      if (keys === 'all') return
      for (const key of keys) onChoose?.(String(key))
    },
  }
  return (
    <AriaMenuSection className={styles.section ?? ''} {...choice}>
      {title !== undefined && <Header className={styles.title}>{title}</Header>}
      {children}
    </AriaMenuSection>
  )
}
