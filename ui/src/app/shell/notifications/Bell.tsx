import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { useListNotificationsQuery } from '../../../entities/notification/api'
import { useBootstrap } from '../../../shared/session/useBootstrap'
import { Icon } from '../../../shared/ui/Icon'
import { Popup } from '../../../shared/ui/Popup'
import styles from './Bell.module.css'
import { NotificationList } from './NotificationList'

/** The count is shown until the bell is opened. Source: SPEC 2 "Header details". */
export function Bell() {
  const { t } = useTranslation()
  const { notifications, client } = useBootstrap()
  const [isSeen, setSeen] = useState(false)
  const { data = notifications } = useListNotificationsQuery(client.id, { skip: !isSeen })
  if (!data) return null
  const count = data.totalCount
  const isNew = !isSeen && count > 0
  const button = (
    <Button
      className={styles.tool ?? ''}
      aria-label={isNew ? t('notifications.new', { count }) : t('notifications.title')}
    >
      <Icon of={BellIcon} />
      {isNew && <span className={styles.count}>{count}</span>}
    </Button>
  )
  return (
    <Popup
      button={button}
      label={t('notifications.title')}
      onOpenChange={() => {
        setSeen(true)
      }}
    >
      {(close) => (
        <NotificationList count={count} list={data.notificationsList ?? []} onOpen={close} />
      )}
    </Popup>
  )
}
