import { settlePasswordChange } from '../../../shared/api/passwordChange'
import { selectPasswordChange } from '../../../shared/session/passwordChangeSlice'
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks'
import { LazyPasswordFrame } from './LazyPasswordFrame'

/** Over everything while the password is being changed. Source: SPEC 8 "HTTP status handling". */
export function PasswordChange() {
  const dispatch = useAppDispatch()
  const change = useAppSelector(selectPasswordChange)
  if (!change) return null
  const end = (changed: boolean) => {
    settlePasswordChange(changed, dispatch)
  }
  return <LazyPasswordFrame {...change} onEnd={end} />
}
