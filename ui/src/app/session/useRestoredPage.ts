import { useEffect } from 'react'
import { readSession } from '../../shared/platform/session/sessionApi'
import { selectSession, sessionEnded } from '../../shared/platform/store/sessionSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'

/**
 * Keeps the back-forward cache from showing content after the session has ended. The page hides its content when it is
 * left. When the browser restores it, the gateway is asked: the same user sees it again, for another user the
 * application starts afresh, without a session the sign-in opens. A page that was being left starts again too.
 */
export function useRestoredPage() {
  const dispatch = useAppDispatch()
  const { reload } = useBrowserWindow()
  const userName = useAppSelector(selectSession)?.userName
  useEffect(() => {
    const hide = () => {
      document.body.hidden = true
    }
    const restore = async () => {
      if (userName === undefined) {
        reload()
        return
      }
      const { data } = await dispatch(
        readSession.initiate({ touch: false }, { forceRefetch: true }),
      )
      if (data?.signedIn === false) dispatch(sessionEnded({ loginUrl: data.loginUrl }))
      else if (data?.userName !== userName) {
        reload()
        return
      }
      document.body.hidden = false
    }
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void restore()
    }
    window.addEventListener('pagehide', hide)
    window.addEventListener('pageshow', show)
    return () => {
      window.removeEventListener('pagehide', hide)
      window.removeEventListener('pageshow', show)
    }
  }, [dispatch, reload, userName])
}
