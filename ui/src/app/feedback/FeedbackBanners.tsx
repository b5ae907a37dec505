import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FeedbackMessage } from '../../shared/blocks/feedback/FeedbackMessage'
import { type Feedback, selectFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppSelector } from '../../shared/platform/store/hooks'
import { useMessagePlace } from '../../shared/ui/dialogMessages'
import styles from './FeedbackBanners.module.css'

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

/**
 * What was done, or not, above the page; in an open dialog what is said while it is open.
 *
 * Source: SPEC 2 "Shared widgets", global feedback banner; docs/assumptions.md A-412.
 */
export function FeedbackBanners() {
  const { t } = useTranslation()
  const said = useAppSelector(selectFeedback).filter(({ place }) => place === undefined)
  const dialog = useMessagePlace()
  const before = useSaidBefore(said, dialog !== undefined)
  return (
    <>
      <div className={styles.banners} role="log" aria-label={t('messages')}>
        <Messages of={said.filter((feedback) => before.includes(feedback))} />
      </div>
      {dialog &&
        createPortal(
          <Messages of={said.filter((feedback) => !before.includes(feedback))} />,
          dialog,
        )}
    </>
  )
}
