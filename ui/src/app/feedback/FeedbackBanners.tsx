import { useTranslation } from 'react-i18next'
import { FeedbackMessage } from '../../shared/feedback/FeedbackMessage'
import { selectFeedback } from '../../shared/feedback/feedbackSlice'
import { useAppSelector } from '../../shared/store/hooks'
import styles from './FeedbackBanners.module.css'

/** What was done, or not, above the page. Source: SPEC 2 "Shared widgets", global feedback banner. */
export function FeedbackBanners() {
  const { t } = useTranslation()
  const shown = useAppSelector(selectFeedback).filter(({ place }) => place === undefined)
  return (
    <div className={styles.banners} role="log" aria-label={t('messages')}>
      {shown.map((feedback) => (
        <FeedbackMessage key={feedback.id} feedback={feedback} />
      ))}
    </div>
  )
}
