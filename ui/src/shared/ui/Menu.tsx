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
import { useMenuButton } from './menuButton'

interface MenuPopupProps {
  /** The button that opens the menu. */
  buttonRef: RefObject<HTMLButtonElement | null>
  /** Id of the element that names the menu. */
  labelId: string
  /** The item that has the focus first; `true` for the menu itself. */
  initialFocus: 'first' | 'last' | true
  isOpen: boolean
  onClose: () => void
  /** Content above the items: the person or record that they are about. */
  header?: ReactNode
  /** The entries: `MenuItem`s and `MenuSection`s. */
  children: ReactNode
}

/** A menu that opens at its button. */
export function MenuPopup(props: MenuPopupProps) {
  const { buttonRef, labelId, initialFocus, isOpen, onClose, header, children } = props
  useMenuButton(buttonRef)
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
  /** Whether the item is one of the choices of its section. */
  isChoice?: boolean
  /** Whether the action is destructive, shown in red. */
  isDestructive?: boolean
  /** The language of the text, if it differs from that of the page. */
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
  /** Id of the chosen item, with `onChoose`. */
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
