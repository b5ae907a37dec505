import { useTranslation } from 'react-i18next'
import { DraftBanner } from '../../shared/blocks/drafts/DraftBanner'
import type { Resumed, Unfinished } from './useUnfinished'

interface UnfinishedDecisionProps {
  unfinished: Unfinished
  onResume: (resumed: Resumed) => void
}

/** Above a list of tasks: offers to continue an unsent decision on several tasks. */
export function UnfinishedDecision({ unfinished, onResume }: UnfinishedDecisionProps) {
  const { t } = useTranslation('tasks')
  const { found, isReading, goOn, refused } = unfinished
  if (!found) return null
  const { value, savedAt } = found
  const resume = async () => {
    const resumed = await goOn(value)
    if (resumed) onResume(resumed)
  }
  return (
    <DraftBanner
      savedAt={savedAt}
      about={t('unfinished.about', { verb: t(`verb.${value.action}`), count: value.ids.length })}
      isBusy={isReading}
      onRestore={() => void resume()}
      onDiscard={refused}
    />
  )
}
