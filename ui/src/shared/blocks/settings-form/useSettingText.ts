import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { useLocale } from '../../../i18n/useLocale'
import type { LocalizedText } from '../localized-text/localizedTexts'
import type { PictureValue, SettingField, SettingValue } from './settingField'
import { isItems, isPicture, isTexts } from './settingValues'

/**
 * A setting as one line of text, as its field shows it; the text of a secret does not contain it.
 */
export function useSettingText() {
  const { t } = useTranslation('forms')
  const { intlLocale } = useLocale()
  const listText = useListText()
  return (setting: SettingField, value: SettingValue): string => {
    if (setting.kind === 'secret') return value === '' ? t('secret') : t('newSecret')
    if (typeof value === 'boolean') return value ? t('on') : t('off')
    if (typeof value === 'number') return numberWords(setting, intlLocale, value)
    if (isPicture(value)) return value.fileName
    return typeof value === 'object' ? listText(namesIn(setting, value)) : nameOf(setting, value)
  }
}

function nameOf(setting: SettingField, id = ''): string {
  const options = 'options' in setting ? setting.options : []
  return options.find((option) => option.id === id)?.text ?? id
}

function namesIn(
  setting: SettingField,
  value: Exclude<object & SettingValue, PictureValue>,
): readonly string[] {
  if (isTexts(value)) return value.map((id) => nameOf(setting, id))
  return isItems(value) ? value.map(({ name }) => name) : Object.values(value).flatMap(textsOf)
}

const textsOf = (texts: readonly LocalizedText[]) =>
  texts.map(({ locale, text }) => `${text} (${locale})`)

function numberWords(setting: SettingField, locale: string, value: number): string {
  const { unit, isName } = setting.kind === 'number' ? setting : {}
  const number = new Intl.NumberFormat(locale, { useGrouping: isName !== true }).format(value)
  return unit === undefined ? number : `${number} ${unit}`
}
