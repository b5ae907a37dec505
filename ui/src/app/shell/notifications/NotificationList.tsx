import { Bell, Box, ClipboardCheck, IdCard, LifeBuoy } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '../../../entities/notification/entries'
import { useListText } from '../../../i18n/useListText'
import { useLocale } from '../../../i18n/useLocale'
import { classNames } from '../../../shared/ui/classNames'
import { Icon } from '../../../shared/ui/Icon'
import { Link } from '../../../shared/ui/Link'
import { useIsKnownPath } from '../../../shared/platform/routing/knownRoutes'
import { toPath } from '../../navigation/menu'
import styles from './NotificationList.module.css'

const icons = { task: ClipboardCheck, role: IdCard, resource: Box, helpdesk: LifeBuoy } as const

function isKnownType(type: string | undefined): type is keyof typeof icons {
  return type !== undefined && Object.hasOwn(icons, type)
}

function NotificationText({ name, type, actions, times }: Entry) {
  const { t } = useTranslation()
  const listText = useListText()
  const { intlLocale } = useLocale()
  const number = (value: number) => new Intl.NumberFormat(intlLocale).format(value)
  const isKnown = isKnownType(type)
  const kind = isKnown ? t(`notifications.type.${type}`) : type
  return (
    <>
      <span className={classNames(styles.glyph, isKnown && styles[type])}>
        <Icon of={isKnown ? icons[type] : Bell} size="s" />
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.action}>
        <bdi>{kind}</bdi>
        {actions.length > 0 && ' · '}
        <bdi>{listText(actions)}</bdi>
        {times > Math.max(1, actions.length) && ` × ${number(times)}`}
      </span>
    </>
  )
}

interface NotificationListProps {
  count: number
  list: readonly Entry[]
  /** Shown between the heading and the list. */
  above?: ReactNode
  onOpen: () => void
}

/**
 * The list of notifications. An entry is a link if its page exists. Source: SPEC 2 "Header details";
 * docs/assumptions.md A-35.
 */
export function NotificationList({ count, list, above, onOpen }: NotificationListProps) {
  const { t } = useTranslation()
  const isKnownPath = useIsKnownPath()
  return (
    <>
      <h2 className={styles.title}>
        {count === 0 ? t('notifications.none') : t('notifications.have', { count })}
      </h2>
      {above}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((notification, index) => {
            const path = toPath(notification.navigation)
            const content = <NotificationText {...notification} />
            return (
              <li key={`${String(index)} ${notification.name}`}>
                {isKnownPath(path) ? (
                  <Link href={path} className={styles.note} onClick={onOpen}>
                    {content}
                  </Link>
                ) : (
                  <div className={styles.note}>{content}</div>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
