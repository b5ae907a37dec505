import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { landingChanges, type LandingChanges } from '../../entities/landing/changes'
import { draftConflicts } from '../../entities/landing/draftConflicts'
import { withStoredIds, type LandingDraft } from '../../entities/landing/landingDraft'
import { mergedDraft } from '../../entities/landing/mergedDraft'
import type { OfferPlace } from '../../entities/landing/model'
import { useSavePage } from '../../entities/landing/useSavePage'
import { useMergedEdit, type Saved } from '../../shared/blocks/concurrent-edit/useMergedEdit'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

export interface EditorOptions {
  place: OfferPlace
  /** The items of the page as the server has them. */
  stored: LandingDraft
  reread: () => Promise<LandingDraft>
}

/**
 * The entered changes merged with the stored items, their draft, and the selected category. Changes that failed to save
 * stay entered.
 */
export function useOfferEditor({ place, stored, reread }: EditorOptions) {
  const [chosenId, choose] = useState<string>()
  const follow = (ids: StoredIds) => choose((id) => id && (ids.get(id) ?? id))
  const save = useSaving(place, { reread, follow })
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
  const chosen = now.find(({ id }) => id === chosenId) ?? now[0]
  return { ...edit, names, draft, chosen, choose }
}

/** The ids that the server gave to new items, by their temporary ids. */
type StoredIds = ReadonlyMap<string, string>

interface SavingOptions extends Pick<EditorOptions, 'reread'> {
  follow: (ids: StoredIds) => void
}

/** Sends the changes, shows the outcome, and keeps the changes that failed. */
function useSaving(place: OfferPlace, { reread, follow }: SavingOptions) {
  const { t } = useTranslation('landing')
  const dispatch = useAppDispatch()
  const savePage = useSavePage(place)
  return async (target: LandingDraft, theirs: LandingDraft): Promise<Saved<LandingDraft>> => {
    const { outcome, ids } = await savePage(landingChanges(theirs, target))
    const text = outcome.success ? t(`edit.${place}.saved`) : t(`edit.${place}.notSaved`)
    dispatch(showFeedback({ text, outcome }))
    const base = await reread()
    follow(ids)
    const renamed = (draft: LandingDraft) => withStoredIds(draft, ids)
    return { base, now: outcome.success ? base : renamed(target), renamed }
  }
}

function changedNames({ removedItems, removedCategories, categories, items }: LandingChanges) {
  const changed = [...removedCategories, ...categories, ...removedItems, ...items]
  return [...new Set(changed.map(({ name }) => name))]
}
