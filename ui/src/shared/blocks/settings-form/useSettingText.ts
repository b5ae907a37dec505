import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { useLocale } from '../../../i18n/useLocale'
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
    if (typeof value === 'number') return withUnit(setting, numberText(intlLocale, value))
    const options = 'options' in setting ? setting.options : []
    const nameOf = (id: string) => options.find((option) => option.id === id)?.text ?? id
    if (isTexts(value)) return listText(value.map(nameOf))
    if (isItems(value)) return listText(value.map(({ name }) => name))
    if (isPhrases(value))
      return listText(value.text.map(({ locale, text }) => `${text} (${locale})`))
    return nameOf(value ?? '')
  }
}

const numberText = (locale: string, value: number) => new Intl.NumberFormat(locale).format(value)

function withUnit(setting: SettingField, number: string): string {
  const unit = setting.kind === 'number' ? setting.unit : undefined
  return unit === undefined ? number : `${number} ${unit}`
}
