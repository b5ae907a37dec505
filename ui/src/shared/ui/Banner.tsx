import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type IconNode } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Banner.module.css'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { useHandedOnFocus } from './useHandedOnFocus'

export type BannerKind = 'success' | 'warning' | 'danger' | 'info'

const signs: Record<BannerKind, IconNode> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
}

interface BannerProps {
  kind: BannerKind
  children: ReactNode
  /** Buttons of the banner. */
  actions?: ReactNode
  onClose?: () => void
}

export function Banner({ kind, children, actions, onClose }: BannerProps) {
  const { t } = useTranslation('ui')
  const banner = useRef<HTMLDivElement>(null)
  useHandedOnFocus(banner)
  return (
    <div ref={banner} className={classNames(styles.banner, styles[kind])}>
      <Icon of={signs[kind]} className={styles.sign} />
      <div className={styles.body}>
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && <IconButton label={t('close')} icon={X} size="small" onPress={onClose} />}
    </div>
  )
}
