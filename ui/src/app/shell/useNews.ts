import { useEffect, useEffectEvent, useRef } from 'react'
import { listNotifications, notificationsHeard } from '../../entities/notification/api'
import { baseApi } from '../../shared/platform/api/baseApi'
import { freshly } from '../../shared/platform/api/read'
import { followNews, type News } from '../../shared/platform/live/followNews'
import { onceInView } from '../../shared/platform/live/onceInView'
import { notificationsChanged } from '../../shared/platform/session/sessionApi'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useSession } from '../../shared/platform/session/useSession'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** The badge of news that were loaded instead of received from the stream. */
const NO_BADGE = ''

/**
 * Shows news in the bell, and marks tasks, requests, permissions and the dashboard as outdated, so
 * that they are loaded again. News that equal the last ones change nothing. The first news of a
 * stream that was opened with the page only update the bell, because the page has just loaded the
 * same data. A change that is no news for the person reloads only the tasks and requests on the
 * screen.
 *
 * Source: docs/assumptions.md.
 */
export function useNews() {
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const { userName } = useSession()
  const before = useRef<string>(undefined)
  const hear = useEffectEvent((news: News, isOpening = false) => {
    const now = JSON.stringify(news)
    if (news.user !== userName || now === before.current) return false
    dispatch(notificationsChanged(news.notifications))
    dispatch(notificationsHeard(clientId, news.notifications))
    if (!isOpening) {
      dispatch(baseApi.util.invalidateTags(['Task', 'Request', 'Holding', 'Dashboard']))
    }
    before.current = now
    return true
  })
  const look = useEffectEvent(() => {
    dispatch(baseApi.util.invalidateTags(['Work']))
  })
  const poll = useEffectEvent(async () => {
    const { data: notifications } = await dispatch(listNotifications.initiate(clientId, freshly))
    return notifications !== undefined && hear({ user: userName, badge: NO_BADGE, notifications })
  })
  useEffect(() => {
    const looking = onceInView(() => look())
    const address = new URL(`bff/events?client=${encodeURIComponent(clientId)}`, document.baseURI)
    const stop = followNews(address.href, {
      tell: (news, isOpening) => void hear(news, isOpening),
      tellChange: looking.due,
      poll: async () => {
        if (!(await poll())) looking.due()
      },
    })
    return () => {
      stop()
      looking.end()
    }
  }, [clientId])
}
