import { isApiError } from '../../platform/errors/useErrorText'
import type { RecordField } from '../record-form/recordField'
import { useRecordForm, type RecordFormState } from '../record-form/useRecordForm'
import { firstProblem } from '../validation/problem'
import {
  isInView,
  type SettingField,
  type SettingSection,
  type Settings,
  type SettingValue,
} from './settingField'
import { settingParts } from './settingParts'
import { initialSettings, isSameSetting, settingSchema, tidied } from './settingValues'
import { useConsequences } from './useConsequences'
import { useSettingText } from './useSettingText'

export interface SettingsFormOptions {
  sections: readonly SettingSection[]
  /** The stored values. */
  values: Settings
  /** Loads the stored settings without a cache. */
  read: () => Promise<Settings>
  /** The name of the draft, which stays after the session: `configuration caching`. */
  draftName: string
  /**
   * Saves. Gets all settings (those without a field as they are stored) and the keys of the changed
   * ones. Rejects with the error of the call, or with a `PartlySaved`.
   */
  onSave: (settings: Settings, changed: readonly string[]) => Promise<unknown>
  onSaved: (changed: readonly SettingField[]) => void
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>

/** A form of settings: a record form whose fields come from a list of sections. */
export function useSettingsForm(options: SettingsFormOptions) {
  const { sections, values, read, draftName, onSave, onSaved } = options
  const settings = sections.flatMap((section) => section.fields)
  const settingText = useSettingText()
  const { agree, dialog } = useConsequences()
  const fields = settings.map((setting): [string, RecordField<SettingValue>] => [
    setting.key,
    fieldOf(setting, settingText),
  ])
  const form = useRecordForm<Settings, readonly SettingField[]>({
    fields: Object.fromEntries(fields),
    stored: initialSettings(settings, values),
    read: async () => initialSettings(settings, await read()),
    draftName,
    onSave: async ({ changed, all }) => {
      const touched = settings.filter(({ key }) => key in changed)
      await agree(touched.flatMap(({ key, consequence }) => consequence?.(all[key]) ?? []))
      await onSave(all, Object.keys(changed))
      return touched
    },
    onSaved,
  })
  return {
    ...form,
    /** The dialog that asks whether to accept the consequences of a change. */
    dialog,
    /** The changed fields, with old and new value as text. */
    changes: settings
      .filter(({ key }) => form.changed.includes(key))
      .map((setting) => ({
        setting,
        was: settingText(setting, form.before[setting.key]),
        now: settingText(setting, form.now[setting.key]),
      })),
    /** The properties of a setting's row. */
    setting: (setting: SettingField) => {
      const { key } = setting
      const { error, onChange, was, ...field } = form.field(key)
      return {
        ...field,
        onChange,
        was: setting.kind === 'secret' ? undefined : was,
        error: error ?? faultAt(form.fault, setting) ?? markupFault(form, key),
        isChanged: form.changed.includes(key),
        reset: () => onChange(form.before[key]),
      }
    },
  }
}

/** The error of a setting, when the fault of the server names it. */
function faultAt(fault: unknown, { key, wireName = key }: SettingField): string | undefined {
  if (!isApiError(fault)) return undefined
  const said = Object.entries(fault.fields ?? {}).find(([way]) => way.split('.').includes(wireName))
  if (said) return said[1].join(' ')
  return new RegExp(`\\b${wireName}\\b`).test(fault.text) ? fault.text : undefined
}

/**
 * The fault of the identity applications for a text that a browser would run as code. It does not
 * name the field.
 */
const MARKUP_REFUSED = 'XSSValidationFailure'
const MARKUP = /[<>]|javascript:/i

function markupFault(
  { fault, changed, now }: Pick<RecordFormState<Settings>, 'fault' | 'changed' | 'now'>,
  key: string,
): string | undefined {
  const isRefused = isApiError(fault) && fault.faultCode === MARKUP_REFUSED
  const isSuspect = changed.includes(key) && MARKUP.test(JSON.stringify(now[key]))
  return isRefused && isSuspect ? fault.text : undefined
}

function fieldOf(
  setting: SettingField,
  settingText: ReturnType<typeof useSettingText>,
): RecordField<SettingValue> {
  const { label, hint, isRequired = false, isReadOnly = false, check } = setting
  const parts = settingParts(setting)
  return {
    label,
    hint,
    isRequired,
    isReadOnly,
    problemOf: (value, entered) => {
      const all = entered as Settings
      if (!isInView(setting, all)) return undefined
      return firstProblem(settingSchema(setting), value) ?? check?.(value, all)
    },
    tidied,
    isSame: isSameSetting,
    text: (value) => settingText(setting, value),
    isSecret: setting.kind === 'secret',
    ...(parts && { parts }),
  }
}
