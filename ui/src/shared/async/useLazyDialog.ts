import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { Namespace } from '../../i18n/namespaces'
import { showFeedback } from '../feedback/feedbackSlice'
import { useAppDispatch } from '../store/hooks'

/** A dialog that is loaded when it is first opened, with the texts that the page does not have; then it is there to stay. */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = [],
) {
  const { t, i18n } = useTranslation('errors')
  const dispatch = useAppDispatch()
  const [LazyDialog, setDialog] = useState<ComponentType<Props>>()
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      const [loaded] = await Promise.all([load(), i18n.loadNamespaces(texts)])
      setDialog(() => loaded)
      setOpen(true)
    } catch {
      dispatch(showFeedback({ id: 'dialog', status: -1, text: t('network') }))
    }
  }
  return { LazyDialog, isOpen, open, close: () => setOpen(false) }
}
