import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { useIsFirstChanged } from './useIsFirstChanged'

/**
 * There while something is entered and not saved. Asks before it is left behind: for another page of the console, and
 * by the browser's own question for everything else. When the session ends the page goes before it is left, and nobody
 * is asked: drafts outlive it.
 *
 * A router can be held up by one only: of several changed forms one asks for all. What is under way and not entered has
 * texts of its own.
 */
export function UnsavedGuard(texts: Partial<QuestionTexts>) {
  const { t } = useTranslation('forms')
  const usual = { title: t('unsaved.title'), text: t('unsaved.text') }
  return useIsFirstChanged() && <Question {...usual} {...texts} />
}

interface QuestionTexts {
  title: string
  text: string
}

function Question({ title, text }: QuestionTexts) {
  const { t } = useTranslation('forms')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useBrowserQuestion()
  const stay = () => blocker.reset?.()
  return (
    <Dialog
      title={title}
      role="alertdialog"
      sign={{ icon: TriangleAlert, kind: 'warning' }}
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      actions={
        <>
          <Button onPress={() => blocker.proceed?.()}>{t('unsaved.leave')}</Button>
          <Button variant="primary" onPress={stay}>
            {t('unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}

/** Browsers say it in their own words. */
function useBrowserQuestion() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
