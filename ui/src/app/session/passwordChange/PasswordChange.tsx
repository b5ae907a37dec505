import { settlePasswordChange } from '../../../shared/platform/api/passwordChange'
import { selectPasswordChange } from '../../../shared/platform/store/passwordChangeSlice'
import { useAppDispatch, useAppSelector } from '../../../shared/platform/store/hooks'
import { LazyPasswordFrame } from './LazyPasswordFrame'

/** The frame for a password change, over all other content. Source: SPEC 8 "HTTP status handling". */
export function PasswordChange() {
  const dispatch = useAppDispatch()
  const change = useAppSelector(selectPasswordChange)
  if (!change) return null
  const end = (changed: boolean) => {
    settlePasswordChange(changed, dispatch)
  }
  return <LazyPasswordFrame {...change} onEnd={end} />
}
