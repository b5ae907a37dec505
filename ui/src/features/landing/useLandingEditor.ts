import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { landingChanges, type LandingChanges } from '../../entities/landing/changes'
import { withStoredIds, type LandingDraft } from '../../entities/landing/landingDraft'
import { useSaveLanding } from '../../entities/landing/useSaveLanding'
import { useDraft } from '../../shared/drafts/useDraft'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { useAppDispatch } from '../../shared/store/hooks'

export interface EditorOptions {
  /** The page as the server has it. */
  stored: LandingDraft
  reread: () => PromiseLike<unknown>
}

/** What is entered beside what is stored. What could not be saved stays entered. */
export function useLandingEditor({ stored, reread }: EditorOptions) {
  const { t } = useTranslation('landing')
  const dispatch = useAppDispatch()
  const save = useSaveLanding()
  const [entered, setEntered] = useState<LandingDraft>()
  const [isSaving, setSaving] = useState(false)
  const now = entered ?? stored
  const changes = useMemo(() => landingChanges(stored, now), [stored, now])
  const names = changedNames(changes)
  const draft = useDraft({ name: 'editlanding', version: 1, value: names.length ? now : undefined })
  const submit = async () => {
    setSaving(true)
    const { outcome, ids } = await save(changes)
    await reread()
    setEntered(outcome.success ? undefined : withStoredIds(now, ids))
    setSaving(false)
    if (outcome.success) draft.forget()
    dispatch(
      showFeedback({ text: outcome.success ? t('edit.saved') : t('edit.notSaved'), outcome }),
    )
  }
  return {
    now,
    change: setEntered,
    names,
    isSaving,
    submit,
    discard: () => setEntered(undefined),
    draft,
  }
}

function changedNames({ removedItems, removedCategories, categories, items }: LandingChanges) {
  const changed = [...removedCategories, ...categories, ...removedItems, ...items]
  return [...new Set(changed.map(({ name }) => name))]
}
