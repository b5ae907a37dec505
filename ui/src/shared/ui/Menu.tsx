import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Menu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from './Icon'
import styles from './Menu.module.css'

interface MenuButtonProps {
  /** The button that opens it; readers call the list by its name. */
  button: ReactNode
  /** Above the items: who or what they are about. */
  header?: ReactNode
  /** `MenuItem`s and `MenuSection`s. */
  children: ReactNode
}

export function MenuButton({ button, header, children }: MenuButtonProps) {
  return (
    <MenuTrigger>
      {button}
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={10}>
        {header}
        <Menu className={styles.menu ?? ''}>{children}</Menu>
      </Popover>
    </MenuTrigger>
  )
}

interface MenuItemProps {
  id?: string
  icon?: LucideIcon
  flipIcon?: boolean
  href?: string
  onAction?: () => void
  /** One of the choices of its section. */
  isChoice?: boolean
  /** The language of the text when it is not that of the page. */
  lang?: string
  children: string
}

export function MenuItem({
  icon,
  flipIcon = false,
  isChoice,
  lang,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={styles.item ?? ''}>
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
