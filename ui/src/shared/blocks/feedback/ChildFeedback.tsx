import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks'
import styles from './ChildFeedback.module.css'
import { FeedbackMessage } from './FeedbackMessage'
import { placeGone, selectFeedback } from '../../platform/store/feedbackSlice'

/** The messages for a place inside a dialog. Source: SPEC 2 "Shared widgets", child banner. */
export function ChildFeedback({ place }: { place: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const shown = useAppSelector(selectFeedback).filter((feedback) => feedback.place === place)
  useEffect(
    () => () => {
      dispatch(placeGone(place))
    },
    [dispatch, place],
  )
  return (
    <div className={styles.messages} role="log" aria-label={t('messages')}>
      {shown.map((feedback) => (
        <FeedbackMessage key={feedback.id} feedback={feedback} />
      ))}
    </div>
  )
}
