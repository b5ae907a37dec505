import { signedOutElsewhere } from '../../shared/session/sessionSlice'
import { useAppDispatch } from '../../shared/store/hooks'
import { useSessionMessages } from './sessionChannel'

/** A sign-out in one tab takes what the others show off the screen. */
export function useSignOutOfOtherTabs() {
  const dispatch = useAppDispatch()
  useSessionMessages(({ type }) => {
    if (type === 'signed-out') dispatch(signedOutElsewhere())
  })
}
