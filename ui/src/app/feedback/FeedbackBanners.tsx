import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { closeFeedback, selectFeedback, type Feedback } from '../../shared/feedback/feedbackSlice'
import { numberSetting } from '../../shared/session/clientSettings'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks'
import { Banner, type BannerKind } from '../../shared/ui/Banner'
import styles from './FeedbackBanners.module.css'

const DEFAULT_MESSAGE_TIME_S = 10

function kindOf(status: Feedback['status']): BannerKind {
  if (status === 200) return 'success'
  return status === 'warning' ? 'warning' : 'danger'
}

function FeedbackBanner({ feedback }: { feedback: Feedback }) {
  const { id, status, text, sticky } = feedback
  const { config } = useBootstrap().client
  const dispatch = useAppDispatch()
  const usual = numberSetting(config, 'customization', 'messageTime', DEFAULT_MESSAGE_TIME_S)
  const seconds = feedback.seconds ?? usual
  useEffect(() => {
    if (sticky) return
    const timer = setTimeout(() => dispatch(closeFeedback(id)), seconds * 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [dispatch, feedback, id, seconds, sticky])
  return (
    <Banner kind={kindOf(status)} onClose={() => dispatch(closeFeedback(id))}>
      {text}
    </Banner>
  )
}

/** What was done, or not; hidden again after the configured time. Source: SPEC 2 "Shared widgets". */
export function FeedbackBanners() {
  const { t } = useTranslation()
  const shown = useAppSelector(selectFeedback)
  return (
    <div className={styles.banners} role="log" aria-label={t('messages')}>
      {shown.map((feedback) => (
        <FeedbackBanner key={feedback.id} feedback={feedback} />
      ))}
    </div>
  )
}
