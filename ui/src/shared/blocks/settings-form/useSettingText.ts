import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { useLocale } from '../../../i18n/useLocale'
import type { LocalizedText } from '../localized-text/localizedTexts'
import type { SettingField, SettingValue } from './settingField'
import { isItems, isPhrases, isTexts } from './settingValues'

/** A setting in one line, as somebody sees it in its field; of a secret nothing. */
export function useSettingText() {
  const { t } = useTranslation('forms')
  const { intlLocale } = useLocale()
  const listText = useListText()
  return (setting: SettingField, value: SettingValue): string => {
    if (setting.kind === 'secret') return value === '' ? t('secret') : t('newSecret')
    if (typeof value === 'boolean') return value ? t('on') : t('off')
    if (typeof value === 'number') return numberWords(setting, intlLocale, value)
    const options = 'options' in setting ? setting.options : []
    const nameOf = (id: string) => options.find((option) => option.id === id)?.text ?? id
    if (isTexts(value)) return listText(value.map(nameOf))
    if (isItems(value)) return listText(value.map(({ name }) => name))
    if (isPhrases(value)) return listText(Object.values(value).flatMap(textsOf))
    return nameOf(value ?? '')
  }
}

const textsOf = (texts: readonly LocalizedText[]) =>
  texts.map(({ locale, text }) => `${text} (${locale})`)

function numberWords(setting: SettingField, locale: string, value: number): string {
  const { unit, isName } = setting.kind === 'number' ? setting : {}
  const number = new Intl.NumberFormat(locale, { useGrouping: isName !== true }).format(value)
  return unit === undefined ? number : `${number} ${unit}`
}
