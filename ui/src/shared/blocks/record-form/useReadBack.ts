import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import { type RecordFields } from './recordField'

interface ReadBackOptions<Values> {
  fields: RecordFields<Values>
  /** Reads what is stored now, past every cache; undefined where nothing is read again. */
  read: (() => Promise<Values>) | undefined
}

/** After a save, reads the record and tells which of the saved fields the server did not keep. */
export function useReadBack<Values extends object>({ fields, read }: ReadBackOptions<Values>) {
  const { t } = useTranslation('forms')
  const dispatch = useAppDispatch()
  const listText = useListText()
  return async (saved: Values, keys: readonly (keyof Values & string)[]) => {
    const stored = await read?.().catch(() => undefined)
    if (stored === undefined) return
    const lost = keys.filter((key) => !fields[key].isSame(saved[key], stored[key]))
    if (lost.length === 0) return
    const names = listText(lost.map((key) => fields[key].label))
    dispatch(showFeedback({ status: 'warning', sticky: true, text: t('notKept', { names }) }))
  }
}
