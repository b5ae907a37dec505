import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { LeaveQuestion, type QuestionTexts } from './LeaveQuestion'
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

/** Browsers say it in their own words. */
function useBrowserQuestion() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
