import { useState } from 'react'
import { useForm, useWatch, type Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { TeamDetail } from '../../entities/team/model'
import type { TeamFields } from '../../entities/team/teamChange'
import { useConcurrentEdit } from '../../shared/blocks/concurrent-edit/useConcurrentEdit'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { useContentLocales } from '../../shared/blocks/localized-text/contentLocales'
import { localizedProblems } from '../../shared/blocks/localized-text/localizedField'
import { problem } from '../../shared/blocks/validation/problem'
import { changedFields, conflictingFields, pickFields } from './teamFields'
import { useTextFields } from './useTextFields'

export interface TeamFormOptions {
  /** What is stored, or what a new team begins with. */
  initial: TeamFields
  /** Under which what is entered outlives the session. */
  draftName: string
  /** Reads what is stored now; undefined for a new team. */
  read?: () => Promise<TeamFields>
  /** Sends what changed, and rejects with the error of the call; afterwards `onSaved` may leave the page. */
  onSave: (changed: Partial<TeamFields>) => Promise<TeamDetail>
  onSaved: (team: TeamDetail) => void
}

/** What is entered beside what is stored, and how it is saved. */
export function useTeamForm({ initial, draftName, read, onSave, onSaved }: TeamFormOptions) {
  const [before, setBefore] = useState(initial)
  const form = useForm<TeamFields>({
    defaultValues: before,
    resolver: useTeamResolver(),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const now = useWatch({ control: form.control, compute: (entered: TeamFields) => entered })
  const changed = changedFields(before, now)
  const draft = useDraft<Partial<TeamFields>>({
    name: draftName,
    version: 1,
    value: changed.length > 0 ? pickFields(now, changed) : undefined,
  })
  const concurrent = useConcurrentEdit({
    read,
    findConflicts: (entered: TeamFields, stored: TeamFields) =>
      conflictingFields(before, entered, stored),
    save: async (entered) => {
      const team = await onSave(pickFields(entered, changedFields(before, entered)))
      draft.forget()
      onSaved(team)
    },
  })
  const takeTheirs = () => {
    if (!concurrent.clash) return
    const { stored, conflicts } = concurrent.clash
    const mine = changed.filter((key) => !conflicts.includes(key))
    form.reset({ ...stored, ...pickFields(now, mine) })
    setBefore(stored)
    concurrent.settle()
  }
  return {
    form,
    before,
    now,
    changed,
    concurrent,
    submit: form.handleSubmit(concurrent.submit),
    overwrite: form.handleSubmit(concurrent.overwrite),
    takeTheirs,
    draft,
    restore: (found: Partial<TeamFields>) => form.reset({ ...now, ...found }),
    discard: () => form.reset(before),
  }
}

/** A team has a name in the default language, and is for something. Source: docs/assumptions.md A-107. */
function useTeamResolver(): Resolver<TeamFields> {
  const { t } = useTranslation('teams')
  const textFields = useTextFields()
  const supported = useContentLocales({})
  return (entered) => {
    const locales = supported.locales.map(({ locale }) => locale)
    const wrong = localizedProblems(textFields, entered.texts, locales, supported.defaultLocale)
    const errors = {
      ...(wrong.length > 0 && { texts: { type: 'texts', message: problem('required') } }),
      ...(entered.domains.length === 0 && {
        domains: { type: 'domains', message: t('field.domainMissing') },
      }),
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: entered, errors: {} }
  }
}
