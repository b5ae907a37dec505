import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { readDecision } from '../../entities/task/model'

/** The text of an engine's note: a decision in the words of the console, anything else as the server wrote it. */
export function useNoteText(): (note: string) => string {
  const { t } = useTranslation('status')
  return useCallback(
    (note) => {
      const decision = readDecision(note)
      return decision ? t(`state.${decision}`) : note
    },
    [t],
  )
}
