import { useTranslation } from 'react-i18next'
import { useListNotificationsQuery } from '../../../entities/notification/api'
import { countOf, entriesOf } from '../../../entities/notification/entries'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Popup } from '../../../shared/ui/Popup'
import type { PopupProps } from '../LazyPopup'
import { NewCounts } from './NewCounts'
import { NotificationList } from './NotificationList'

/** The popup of the bell; shows the notifications from the start until they are loaded again. */
export function NotificationPopup({ buttonRef, isOpen, onClose }: PopupProps) {
  const { t } = useTranslation()
  const { notifications, client } = useBootstrap()
  const { data = notifications } = useListNotificationsQuery(client.id)
  return (
    <Popup buttonRef={buttonRef} label={t('notifications.title')} isOpen={isOpen} onClose={onClose}>
      <NotificationList
        count={data ? countOf(data) : 0}
        above={data && <NewCounts notifications={data} />}
        list={data ? entriesOf(data) : []}
        onOpen={onClose}
      />
    </Popup>
  )
}
