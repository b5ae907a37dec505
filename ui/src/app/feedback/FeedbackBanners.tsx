import { useDeferredValue, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FeedbackMessage } from '../../shared/blocks/feedback/FeedbackMessage'
import { type Feedback, pageLeft, selectFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { useMessagePlace } from '../../shared/ui/dialogMessages'
import styles from './FeedbackBanners.module.css'
import { PassingMessages } from './PassingMessages'

/**
 * The messages of the page. A new message is deferred, so that it does not appear in a dialog that is about to close;
 * an ended message goes at once.
 */
function useSaid(): readonly Feedback[] {
  const now = useAppSelector(selectFeedback)
  return useDeferredValue(now).filter((each) => each.place === undefined && now.includes(each))
}

/** The messages from before the first dialog opened. */
function useSaidBefore(said: readonly Feedback[], isDialogOpen: boolean): readonly Feedback[] {
  const [before, setBefore] = useState(said)
  if (isDialogOpen) return before
  if (before.length !== said.length || before.some((each, at) => each !== said[at])) {
    setBefore(said)
  }
  return said
}

const Messages = ({ of }: { of: readonly Feedback[] }) =>
  of.map((feedback) => <FeedbackMessage key={feedback.id} feedback={feedback} />)

/** Ends the messages of a page when another page is opened. */
function useLeftPages() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, pathname])
}

/**
 * Messages above the page; while a dialog is open, new messages are shown in it. Messages that hide after some seconds
 * lie in the lower corner of the window, so that the page does not move and its head stays visible.
 *
 * Source: SPEC 2 "Shared widgets", global feedback banner; docs/assumptions.md.
 */
export function FeedbackBanners() {
  const { t } = useTranslation()
  const said = useSaid()
  const dialog = useMessagePlace()
  const before = useSaidBefore(said, dialog !== undefined)
  const above = said.filter((feedback) => before.includes(feedback))
  const passing = above.filter(({ sticky }) => !sticky)
  useLeftPages()
  return (
    <>
      <div className={styles.log} role="log" aria-label={t('messages')}>
        <div className={styles.banners}>
          <Messages of={above.filter(({ sticky }) => sticky)} />
        </div>
        <PassingMessages count={passing.length}>
          <Messages of={passing} />
        </PassingMessages>
      </div>
      {dialog &&
        createPortal(
          <Messages of={said.filter((feedback) => !before.includes(feedback))} />,
          dialog,
        )}
    </>
  )
}
