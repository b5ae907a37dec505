import type { IconNode } from 'lucide'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { IDLE } from './Button'
import styles from './Button.module.css'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { Link } from './Link'

interface IconButtonProps extends Pick<ButtonProps, 'onPress' | 'isDisabled' | 'slot'> {
  /** The text that screen readers say instead of the icon. */
  label: string
  icon: IconNode
  href?: string
  size?: 'small'
  variant?: 'default' | 'quiet'
  flip?: boolean
  /** See `Button`. */
  isIdle?: boolean
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, href, size, variant = 'quiet', flip = false, isIdle, ...rest } = props
  const look = classNames(
    styles.button,
    styles.square,
    styles[variant],
    size && styles[size],
    isIdle && styles.idle,
  )
  const content = <Icon of={icon} size={size ? 's' : 'm'} flip={flip} />
  if (href === undefined) {
    return (
      <Button {...rest} {...(isIdle && IDLE)} className={look} aria-label={label}>
        {content}
      </Button>
    )
  }
  return (
    <Link href={href} className={look} aria-label={label}>
      {content}
    </Link>
  )
}
