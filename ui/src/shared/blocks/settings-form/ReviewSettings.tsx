import { ReviewChanges } from '../record-form/ReviewChanges'
import { EffectTag } from './EffectTag'
import type { SettingSection } from './settingField'
import type { SettingsFormState } from './useSettingsForm'

interface ReviewSettingsProps {
  form: SettingsFormState
  sections: readonly SettingSection[]
}

/** The changed settings, each with when its change takes effect. */
export function ReviewSettings({ form, sections }: ReviewSettingsProps) {
  const changes = form.changes.map(({ setting: { key, label, effect }, was, now }) => ({
    key,
    label,
    was,
    now,
    note: effect && <EffectTag effect={effect} isAssumed={isAssumed(sections, key)} />,
  }))
  return <ReviewChanges changes={changes} />
}

function isAssumed(sections: readonly SettingSection[], key: string): boolean {
  const section = sections.find(({ fields }) => fields.some((field) => field.key === key))
  return section?.isEffectAssumed ?? false
}
