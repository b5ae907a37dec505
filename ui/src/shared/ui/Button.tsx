import { LoaderCircle, type IconNode } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import styles from './Button.module.css'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { Link } from './Link'

export type ButtonVariant = 'default' | 'primary' | 'quiet' | 'danger'

/** The properties of a disabled button, which keeps the focus. */
export const IDLE = { 'aria-disabled': true, onPress: () => undefined } as const

interface ButtonProps extends Pick<
  AriaProps,
  | 'id'
  | 'onPress'
  | 'autoFocus'
  | 'isDisabled'
  | 'type'
  | 'value'
  | 'slot'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-haspopup'
  | 'aria-expanded'
> {
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
  /** An address; with it, the button is a link that looks like a button. */
  href?: string
  variant?: ButtonVariant
  size?: 'small'
  icon?: IconNode
  /** Whether a phone shows only the icon; screen readers get the label. */
  isMinor?: boolean
  /** Whether the action is running: the button keeps the focus and ignores presses. */
  isPending?: boolean
  /** Whether the button has nothing to do now: it is announced as disabled, keeps the focus and ignores presses. */
  isIdle?: boolean
}

export function Button({
  children,
  href,
  variant,
  size,
  icon,
  isIdle,
  isMinor,
  ...rest
}: ButtonProps) {
  const look = classNames(
    styles.button,
    variant && styles[variant],
    size && styles[size],
    rest.isPending && styles.busy,
    isIdle && styles.idle,
    isMinor && styles.minor,
  )
  const drawing = rest.isPending ? LoaderCircle : icon
  const content = (
    <>
      {drawing && <Icon of={drawing} size="s" className={styles.icon} />}
      <span>{children}</span>
    </>
  )
  if (href === undefined) {
    return (
      <AriaButton {...rest} {...(isIdle && IDLE)} className={look}>
        {content}
      </AriaButton>
    )
  }
  return (
    <Link href={href} className={look}>
      {content}
    </Link>
  )
}
