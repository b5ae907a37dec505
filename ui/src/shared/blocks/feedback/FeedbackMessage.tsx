import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocale } from '../../../i18n/useLocale'
import { lazyPart } from '../../platform/parts/lazyPart'
import { numberSetting } from '../../platform/session/clientSettings'
import { useBootstrap } from '../../platform/session/useBootstrap'
import { useAppDispatch } from '../../platform/store/hooks'
import { Banner, type BannerKind } from '../../ui/Banner'
import { Link } from '../../ui/Link'
import type { Outcome } from '../../platform/store/outcome'
import { closeFeedback, type Feedback, type Subject } from '../../platform/store/feedbackSlice'
import styles from './FeedbackMessage.module.css'

const DEFAULT_MESSAGE_TIME_S = 10

type Failed = Outcome['failed'][number]

const OutcomeTree = lazyPart(async () => (await import('./OutcomeTree')).OutcomeTree)

function kindOf(status: Feedback['status']): BannerKind {
  if (status === 200) return 'success'
  return status === 'warning' ? 'warning' : 'danger'
}

/** Hides a message after some seconds; the time stops while `isHeld`. */
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

/**
 * The language of a message, which stays when the person changes the language: texts of the server cannot be
 * translated. Source: docs/assumptions.md A-375.
 */
function useSaidIn() {
  const { tag: lang, direction: dir } = useLocale()
  const [said] = useState({ lang, dir })
  return said
}

interface AboutProps {
  of: Subject
  /** The reason of a failure. */
  reason?: string | undefined
}

/** The name stands on a line of its own, so that it does not run together with the text. */
function About({ of: { name, path }, reason }: AboutProps) {
  return (
    <div className={styles.about}>
      <bdi>{path === undefined ? name : <Link href={path}>{name}</Link>}</bdi>{' '}
      {reason && <bdi className={styles.reason}>{reason}</bdi>}
    </div>
  )
}

/** The only record of an outcome: its name and reason are enough to show. */
function singleOf({ succeeded, failed, sods = [] }: Outcome): Failed | undefined {
  const [first, ...others] = [...succeeded, ...failed]
  return others.length === 0 && sods.length === 0 ? first : undefined
}

/**
 * A message; it does not disappear while the pointer or the focus is on it.
 *
 * Source: SPEC 2 "Shared widgets", global feedback banner; SPEC 8 "Feedback kinds".
 */
export function FeedbackMessage({ feedback }: { feedback: Feedback }) {
  const { id, status, text, outcome, leadsTo, about } = feedback
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [isHeld, setHeld] = useState(false)
  const said = useSaidIn()
  const single = outcome && singleOf(outcome)
  const subject = about ?? (single && { name: single.name ?? single.id, path: single.path })
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
        {subject && <About of={subject} reason={single?.reason} />}
        {outcome && !single && <OutcomeTree outcome={outcome} />}
      </Banner>
    </div>
  )
}
