import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { useLocale } from '../../../i18n/useLocale'
import type { SettingField, SettingValue } from './settingField'

/** A setting in one line, as somebody sees it in its field. */
export function useSettingText() {
  const { t } = useTranslation('forms')
  const { intlLocale } = useLocale()
  const listText = useListText()
  return (setting: SettingField, value: SettingValue): string => {
    if (typeof value === 'boolean') return value ? t('on') : t('off')
    if (typeof value === 'number') return new Intl.NumberFormat(intlLocale).format(value)
    if (typeof value === 'object') return listText(value)
    const options = 'options' in setting ? setting.options : []
    return options.find(({ id }) => id === value)?.text ?? value ?? ''
  }
}
