import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'

/** Tells the labels of the fields that the server took and did not keep; of none, nothing. */
export function useTellNotKept(): (labels: readonly string[]) => void {
  const { t } = useTranslation('forms')
  const dispatch = useAppDispatch()
  const listText = useListText()
  return (labels) => {
    if (labels.length === 0) return
    const text = t('notKept', { names: listText(labels) })
    dispatch(showFeedback({ status: 'warning', sticky: true, text }))
  }
}
