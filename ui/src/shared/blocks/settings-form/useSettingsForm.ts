import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useDraft } from '../drafts/useDraft'
import { useSave } from '../form/useSave'
import type { SettingSection, Settings, SettingValue } from './settingField'
import { initialSettings, isSameSetting, settingSchema, toSettings } from './settingValues'

/** By react-hook-form's names: the values in the order of the fields. */
interface Entered {
  settings: SettingValue[]
}

export interface SettingsFormOptions {
  sections: readonly SettingSection[]
  /** What is stored. */
  values: Settings
  /** Under which what is entered outlives the session: `configuration caching`. */
  draftName: string
  /** Takes all settings; rejects with the error of the call. */
  onSave: (settings: Settings) => Promise<unknown>
}

/** What is entered beside what is stored, and how it is saved. */
export function useSettingsForm({ sections, values, draftName, onSave }: SettingsFormOptions) {
  const fields = sections.flatMap((section) => section.fields)
  const stored = useStored(initialSettings(fields, values))
  const [before, setBefore] = useState(stored)
  const form = useForm<Entered>({
    defaultValues: stored,
    resolver: valibotResolver(v.object({ settings: v.tuple(fields.map(settingSchema)) })),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const now = useWatch({ control: form.control, compute: (entered: Entered) => entered })
  const changed = fields.filter(
    (_field, index) => !isSameSetting(before.settings[index], now.settings[index]),
  )
  const isDirty = changed.length > 0
  if (before.content !== stored.content && !isDirty) setBefore(stored)
  useEffect(() => {
    if (before === stored) form.reset({ settings: stored.settings })
  }, [before, stored, form])

  const draft = useDraft<Settings>({
    name: draftName,
    version: 1,
    value: isDirty
      ? toSettings(
          changed,
          {},
          changed.map((field) => now.settings[fields.indexOf(field)]),
        )
      : undefined,
  })
  const { attempt, fault } = useSave(onSave)
  const submit = form.handleSubmit(async (entered) => {
    if (!(await attempt(toSettings(fields, values, entered.settings)))) return
    setBefore({ ...before, ...entered })
    form.reset(form.getValues())
    draft.forget()
  })
  const restore = (found: Settings) => {
    for (const [index, { key }] of fields.entries()) {
      if (key in found) form.setValue(nameOf(index), found[key])
    }
  }
  return {
    form,
    fields,
    before,
    entered: toSettings(fields, values, now.settings),
    changed,
    submit,
    fault,
    draft,
    restore,
    discard: () => form.reset({ settings: before.settings }),
  }
}

/** What react-hook-form calls one setting. */
export function nameOf(index: number): `settings.${number}` {
  // eslint-disable-next-line @typescript-eslint/restrict-template-expressions -- the library's type wants the number
  return `settings.${index}`
}

/** The same object as long as the server has the same. */
function useStored(settings: SettingValue[]) {
  const content = JSON.stringify(settings)
  return useMemo(() => {
    const read = (JSON.parse(content) as (SettingValue | null)[]).map((value) => value ?? undefined)
    return { settings: read, content }
  }, [content])
}
