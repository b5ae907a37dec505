import { useTranslation } from 'react-i18next'
import { landingChanges, type LandingChanges } from '../../entities/landing/changes'
import { draftConflicts } from '../../entities/landing/draftConflicts'
import { withStoredIds, type LandingDraft } from '../../entities/landing/landingDraft'
import { mergedDraft } from '../../entities/landing/mergedDraft'
import type { OfferPlace } from '../../entities/landing/model'
import { useSavePage } from '../../entities/landing/useSavePage'
import { useMergedEdit, type Edit } from '../../shared/blocks/concurrent-edit/useMergedEdit'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

export interface EditorOptions {
  place: OfferPlace
  /** The page as the server has it. */
  stored: LandingDraft
  reread: () => Promise<LandingDraft>
}

/** What is entered beside what is stored. What could not be saved stays entered. */
export function useOfferEditor({ place, stored, reread }: EditorOptions) {
  const save = useSaving(place, reread)
  const edit = useMergedEdit({
    stored,
    read: reread,
    findConflicts: draftConflicts,
    merge: mergedDraft,
    save,
  })
  const { base, now } = edit
  const names = changedNames(landingChanges(base, now))
  const value = names.length > 0 ? { base, now } : undefined
  const draft = useDraft({ name: `edit${place}`, version: 2, value })
  return { ...edit, names, draft }
}

/** Sends what is to be another, says what became of it, and keeps what is still to be saved. */
function useSaving(place: OfferPlace, reread: EditorOptions['reread']) {
  const { t } = useTranslation('landing')
  const dispatch = useAppDispatch()
  const savePage = useSavePage(place)
  return async (
    target: LandingDraft,
    theirs: LandingDraft,
  ): Promise<Edit<LandingDraft> | undefined> => {
    const { outcome, ids } = await savePage(landingChanges(theirs, target))
    const text = t(outcome.success ? `edit.${place}.saved` : `edit.${place}.notSaved`)
    dispatch(showFeedback({ text, outcome }))
    const base = await reread()
    return outcome.success ? undefined : { base, now: withStoredIds(target, ids) }
  }
}

function changedNames({ removedItems, removedCategories, categories, items }: LandingChanges) {
  const changed = [...removedCategories, ...categories, ...removedItems, ...items]
  return [...new Set(changed.map(({ name }) => name))]
}
