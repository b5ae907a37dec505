import { useTranslation } from 'react-i18next'
import { selectAppearance } from '../../../shared/platform/store/appearanceSlice'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { sessionExtended } from '../../../shared/platform/store/sessionSlice'
import { useSession } from '../../../shared/platform/session/useSession'
import { useAppDispatch, useAppSelector } from '../../../shared/platform/store/hooks'
import { useBrowserWindow } from '../../../shared/platform/parts/browserWindow'
import { forgetUser } from '../deviceMemory'
import { useSessionMessages } from '../sessionChannel'
import { useAskSession } from '../useAskSession'
import { useEndElsewhere } from '../useEndElsewhere'
import { LazyIdleDialog } from './LazyIdleDialog'
import { recordAccess } from './lastAccess'
import { useActivity } from './useActivity'
import { useEndWarning } from './useEndWarning'

const SUCCESS_SHOWN_S = 10

/** Starts afresh when another person signed in: no data of the first one is kept. */
function useFreshStart() {
  const appearance = useAppSelector(selectAppearance)
  const { reload } = useBrowserWindow()
  return () => {
    forgetUser(appearance)
    reload()
  }
}

/**
 * Watches over the end of the session: records activity, warns, and continues after an extension. Source: SPEC 4
 * "Session".
 */
export function IdleWarning() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { userName } = useSession()
  const { endsAt, ask, dismiss } = useEndWarning()
  const askSession = useAskSession()
  const startAfresh = useFreshStart()
  useEndElsewhere(startAfresh)
  useActivity(endsAt !== undefined)
  const goOn = async () => {
    const session = await askSession(true)
    if (!session) return
    if (session.userName !== userName) {
      startAfresh()
      return
    }
    recordAccess()
    dispatch(sessionExtended(session))
    if (endsAt === undefined) return
    dismiss()
    const said = { text: t('idle.extended'), seconds: SUCCESS_SHOWN_S }
    dispatch(showFeedback({ id: 'extended', status: 200, ...said }))
  }
  useSessionMessages(({ type }) => {
    if (type === 'extended') void goOn()
    if (type === 'other-user') startAfresh()
  })
  if (endsAt === undefined) return null
  return <LazyIdleDialog endsAt={endsAt} onEnd={() => void ask()} />
}
