import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../i18n/loadTexts'
import type { Namespace } from '../../../i18n/namespaces'
import { useErrorText } from '../errors/useErrorText'
import { showFeedback } from '../store/feedbackSlice'
import { useAppDispatch } from '../store/hooks'
import { loadPart } from './loadPart'

/**
 * A dialog whose code and texts are loaded when it is first opened, then kept.
 *
 * @param load - a `loadPart`.
 * @returns the dialog; `isLoading` is for its button.
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[],
) {
  const { i18n } = useTranslation()
  const errorText = useErrorText()
  const dispatch = useAppDispatch()
  const [LazyDialog, setDialog] = useState<ComponentType<Props>>()
  const [phase, setPhase] = useState<'closed' | 'loading' | 'open'>('closed')
  const open = async () => {
    setPhase('loading')
    try {
      const [loaded] = await Promise.all([load(), loadPart(() => loadTexts(i18n, texts))])
      setDialog(() => loaded)
      // Unless it was closed meanwhile.
      setPhase((now) => (now === 'loading' ? 'open' : now))
    } catch (error) {
      setPhase('closed')
      dispatch(showFeedback({ id: 'dialog', status: -1, text: errorText(error) }))
    }
  }
  const close = () => setPhase('closed')
  return { LazyDialog, isOpen: phase === 'open', isLoading: phase === 'loading', open, close }
}
