import type { RecordField } from '../record-form/recordField'
import { useRecordForm } from '../record-form/useRecordForm'
import { firstProblem } from '../validation/problem'
import type { SettingField, SettingSection, Settings, SettingValue } from './settingField'
import { initialSettings, isSameSetting, settingSchema, tidied } from './settingValues'
import { useSettingText } from './useSettingText'

export interface SettingsFormOptions {
  sections: readonly SettingSection[]
  /** What is stored. */
  values: Settings
  /** Reads what is stored now, past every cache. */
  read: () => Promise<Settings>
  /** Under which what is entered outlives the session: `configuration caching`. */
  draftName: string
  /** Takes all settings, those without a field as they are stored. Rejects with the error of the call. */
  onSave: (settings: Settings) => Promise<unknown>
  onSaved: () => void
}

/** Settings as a record whose fields come from a list. */
export function useSettingsForm(options: SettingsFormOptions) {
  const { sections, values, read, draftName, onSave, onSaved } = options
  const settings = sections.flatMap((section) => section.fields)
  const settingText = useSettingText()
  const fields = settings.map((setting): [string, RecordField<SettingValue>] => [
    setting.key,
    fieldOf(setting, settingText),
  ])
  return useRecordForm<Settings>({
    fields: Object.fromEntries(fields),
    stored: initialSettings(settings, values),
    read: async () => initialSettings(settings, await read()),
    draftName,
    onSave: ({ all }) => onSave(all),
    onSaved,
  })
}

function fieldOf(
  setting: SettingField,
  settingText: ReturnType<typeof useSettingText>,
): RecordField<SettingValue> {
  const { label, hint, isRequired = false, isReadOnly = false } = setting
  return {
    label,
    hint,
    isRequired,
    isReadOnly,
    problemOf: (value) => firstProblem(settingSchema(setting), value),
    tidied,
    isSame: isSameSetting,
    text: (value) => settingText(setting, value),
  }
}
