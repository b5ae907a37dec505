import { useTranslation } from 'react-i18next'
import type { SettingsGroup } from './settingsGroup'

type LabelKey = 'setting.delegation.allRequests'

/** What settings are called, and what is said of them. */
export function useSettingWords() {
  const { t, i18n } = useTranslation('configuration')
  return {
    // A group declares only keys that have a label; the compiler has seen it there.
    label: (group: SettingsGroup, key: string) => t(`setting.${group.id}.${key}` as LabelKey),
    hint: (group: SettingsGroup, key: string): string | undefined => {
      const hint = `hint.${group.id}.${key}`
      return i18n.exists(`configuration:${hint}`) ? t(hint as LabelKey) : undefined
    },
    /** What the server tells as it is. */
    textOf: (value: unknown): string => {
      if (value === 'true') return t('on')
      if (value === 'false') return t('off')
      return value === undefined || value === '' ? '–' : String(value)
    },
  }
}
