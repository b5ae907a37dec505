import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { LeaveQuestion, type QuestionTexts } from './LeaveQuestion'
import { useIsFirstChanged } from './useIsFirstChanged'

/**
 * Rendered while a form has unsaved changes: asks before they are lost. A question of the console
 * guards navigation to another page, the browser's own question guards everything else. When the
 * session ends, nothing is asked, as drafts outlive it.
 *
 * A router accepts only one blocker: if several forms have changes, the first one asks for all. A
 * form whose call is under way passes texts of its own.
 */
export function UnsavedGuard(texts: Partial<QuestionTexts>) {
  const { t } = useTranslation('forms')
  const usual = { title: t('unsaved.title'), text: t('unsaved.text') }
  return useIsFirstChanged() && <Question {...usual} {...texts} />
}

function Question(texts: QuestionTexts) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useBrowserQuestion()
  return (
    <LeaveQuestion
      {...texts}
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

/** The question has the browser's own text. */
function useBrowserQuestion() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
