import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import { settingsOf, type SettingsGroup } from './settingsGroup'

type LabelKey = 'setting.delegation.allRequests'

/** The labels and hints of settings, and their values as text. */
export function useSettingWords() {
  const { t, i18n } = useTranslation('configuration')
  const { intlLocale } = useLocale()
  return {
    label: (group: SettingsGroup, key: string) => {
      const { localOf } = settingsOf(group).find((setting) => setting.key === key) ?? {}
      // A group declares only keys that have a label; the compiler has seen it there.
      const name = t(`setting.${group.id}.${localOf ?? key}` as LabelKey)
      return localOf === undefined ? name : t('thisServer', { name })
    },
    hint: (group: SettingsGroup, key: string): string | undefined => {
      const hint = `hint.${group.id}.${key}`
      return i18n.exists(`configuration:${hint}`) ? t(hint as LabelKey) : undefined
    },
    /** A value of the server as text. */
    textOf: (value: unknown): string => {
      if (value === 'true') return t('on')
      if (value === 'false') return t('off')
      const text = typeof value === 'string' ? value : ''
      if (text === '') return '–'
      return /^\d{1,15}$/.test(text) ? new Intl.NumberFormat(intlLocale).format(Number(text)) : text
    },
  }
}
