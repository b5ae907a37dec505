import { useTranslation } from 'react-i18next'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'

/**
 * A text about the number of people who get the permission, if recipients are groups or containers;
 * undefined when it is unknown.
 *
 * @param members - the sum of the groups' sizes, which counts a person in two groups twice.
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
