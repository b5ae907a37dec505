import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'

/**
 * Shows a message with the labels of the fields that the server accepted but did not keep; none for
 * an empty list.
 */
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
