import { useTranslation } from 'react-i18next'
import { ALL_DRIVERS, type PickerItem } from './pickerItem'

/**
 * The name of an item; the container `Level10` is shown as "Permission Role".
 *
 * Source: SPEC 3 "Other entities".
 */
export function useItemName(): (item: PickerItem) => string {
  const { t } = useTranslation('picker')
  const levels: Record<string, string> = {
    Level10: t('level.10'),
    Level20: t('level.20'),
    Level30: t('level.30'),
  }
  return ({ type, id, name }) => {
    if (type === 'container') return levels[name] ?? name
    return id === ALL_DRIVERS ? t('allDrivers') : name
  }
}
