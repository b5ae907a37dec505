import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import {
  useDropWaitingCallMutation,
  useSendWaitingCallMutation,
  type WaitingCall as Call,
} from './api'

/** A write that waits for a new password: it can be sent or dropped. */
export function WaitingCall({ call }: { call: Call }) {
  const { t } = useTranslation()
  const { send, drop, isPending } = useActions(call)
  return (
    <Banner
      kind="warning"
      actions={
        <>
          {!call.sent && (
            <Button size="small" isPending={isPending} onPress={() => void send()}>
              {t('waiting.send')}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={() => void drop()}>
            {call.sent ? t('waiting.dismiss') : t('waiting.drop')}
          </Button>
        </>
      }
    >
      <strong>{t('waiting.title')}: </strong>
      <span lang="en">{call.summary}</span>
      <br />
      {call.sent ? t('waiting.sent') : t('waiting.text')}
    </Banner>
  )
}

function useActions({ id, summary }: Call) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [sendCall, { isLoading }] = useSendWaitingCallMutation()
  const [dropCall] = useDropWaitingCallMutation()
  const failed = (error: unknown) => {
    dispatch(showFeedback({ status: -1, text: errorText(error) }))
  }
  const send = async () => {
    const { error } = await sendCall(id)
    if (error) failed(error)
    else dispatch(showFeedback({ status: 200, text: t('waiting.done', { what: summary }) }))
  }
  const drop = async () => {
    const { error } = await dropCall(id)
    if (error) failed(error)
  }
  return { send, drop, isPending: isLoading }
}
