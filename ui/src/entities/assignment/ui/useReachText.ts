import { useTranslation } from 'react-i18next'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'

/**
 * How many people get it, where some of the recipients are groups or containers; nothing where that is not known.
 *
 * @param members - of the groups, somebody in two of them twice.
 */
export function useReachText(recipients: readonly PickerItem[], members: number | undefined) {
  const { t } = useTranslation('holders')
  const countOf = (wanted: PickerItem['type']) =>
    recipients.filter(({ type }) => type === wanted).length
  if (countOf('container') > 0) return t('reach.containers')
  if (countOf('group') === 0 || members === undefined) return undefined
  const total = members + countOf('user')
  return recipients.length === 1 ? t('reach.people', { total }) : t('reach.atMost', { total })
}
