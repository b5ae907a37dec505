import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocale } from '../../../i18n/useLocale'
import { lazyPart } from '../../platform/parts/lazyPart'
import { numberSetting } from '../../platform/session/clientSettings'
import { useBootstrap } from '../../platform/session/useBootstrap'
import { useAppDispatch } from '../../platform/store/hooks'
import { Banner, type BannerKind } from '../../ui/Banner'
import { closeFeedback, type Feedback } from '../../platform/store/feedbackSlice'

const DEFAULT_MESSAGE_TIME_S = 10

const OutcomeTree = lazyPart(async () => (await import('./OutcomeTree')).OutcomeTree)

function kindOf(status: Feedback['status']): BannerKind {
  if (status === 200) return 'success'
  return status === 'warning' ? 'warning' : 'danger'
}

/** Hides a message after its time, which does not run while `isHeld`. */
function useHiding(feedback: Feedback, isHeld: boolean) {
  const { config } = useBootstrap().client
  const dispatch = useAppDispatch()
  const usual = numberSetting(config, 'customization', 'messageTime', DEFAULT_MESSAGE_TIME_S)
  const { id, sticky, seconds = usual } = feedback
  useEffect(() => {
    if (sticky || isHeld) return
    const timer = setTimeout(() => dispatch(closeFeedback(id)), seconds * 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [dispatch, feedback, id, isHeld, seconds, sticky])
}

/** The language in which something was said: it stays, as the words of a server do. Source: docs/assumptions.md A-375. */
function useSaidIn() {
  const { tag: lang, direction: dir } = useLocale()
  const [said] = useState({ lang, dir })
  return said
}

/**
 * One message; it waits while the pointer or the focus is on it.
 *
 * Source: SPEC 2 "Shared widgets", global feedback banner; SPEC 8 "Feedback kinds".
 */
export function FeedbackMessage({ feedback }: { feedback: Feedback }) {
  const { id, status, text, outcome, leadsTo } = feedback
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isHeld, setHeld] = useState(false)
  const said = useSaidIn()
  useHiding(feedback, isHeld)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const close = () => {
    dispatch(closeFeedback(id))
    if (leadsTo !== undefined) void navigate(leadsTo)
  }
  return (
    <div
      role="presentation"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Banner kind={kindOf(status)} onClose={close}>
        <span {...said}>{text}</span>
        {outcome && <OutcomeTree outcome={outcome} />}
      </Banner>
    </div>
  )
}
