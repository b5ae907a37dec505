import { useEffect, useEffectEvent, useRef } from 'react'
import { notificationsHeard } from '../../entities/notification/api'
import { baseApi } from '../../shared/api/baseApi'
import { followNews, type News } from '../../shared/live/followNews'
import { notificationsChanged } from '../../shared/session/sessionApi'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { useSession } from '../../shared/session/useSession'
import { useAppDispatch } from '../../shared/store/hooks'

/** Puts what is new behind the bell, and has lists of tasks and requests read again when it is something else. */
export function useNews() {
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const { userName } = useSession()
  const before = useRef<string>(undefined)
  const hear = useEffectEvent((news: News) => {
    const now = JSON.stringify(news)
    if (news.user !== userName || now === before.current) return
    dispatch(notificationsChanged(news.notifications))
    dispatch(notificationsHeard(clientId, news.notifications))
    if (before.current !== undefined) {
      dispatch(baseApi.util.invalidateTags(['Task', 'Request', 'Dashboard']))
    }
    before.current = now
  })
  useEffect(() => {
    const address = new URL(`bff/events?client=${encodeURIComponent(clientId)}`, document.baseURI)
    return followNews(address.href, (news) => hear(news))
  }, [clientId])
}
