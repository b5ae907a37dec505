import { useDeferredValue, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { FeedbackMessage } from '../../shared/blocks/feedback/FeedbackMessage'
import { type Feedback, pageLeft, selectFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch, useAppSelector } from '../../shared/platform/store/hooks'
import { useMessagePlace } from '../../shared/ui/dialogMessages'
import styles from './FeedbackBanners.module.css'

/** What a dialog says last is drawn when the dialog has closed, not in it for a moment; what is over goes at once. */
function useSaid(): readonly Feedback[] {
  const now = useAppSelector(selectFeedback)
  return useDeferredValue(now).filter((each) => each.place === undefined && now.includes(each))
}

/** What had been said when the first dialog opened. */
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

/** Ends what was said of a page when another one is opened. */
function useLeftPages() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  useEffect(() => () => void dispatch(pageLeft()), [dispatch, pathname])
}

/**
 * What was done, or not, above the page; in an open dialog what is said while it is open. What hides by itself lies over the
 * page, which does not move when it comes and goes.
 *
 * Source: SPEC 2 "Shared widgets", global feedback banner; docs/assumptions.md.
 */
export function FeedbackBanners() {
  const { t } = useTranslation()
  const said = useSaid()
  const dialog = useMessagePlace()
  const before = useSaidBefore(said, dialog !== undefined)
  const above = said.filter((feedback) => before.includes(feedback))
  useLeftPages()
  return (
    <>
      <div className={styles.log} role="log" aria-label={t('messages')}>
        <div className={styles.banners}>
          <Messages of={above.filter(({ sticky }) => sticky)} />
        </div>
        <div className={styles.passing}>
          <Messages of={above.filter(({ sticky }) => !sticky)} />
        </div>
      </div>
      {dialog &&
        createPortal(
          <Messages of={said.filter((feedback) => !before.includes(feedback))} />,
          dialog,
        )}
    </>
  )
}
