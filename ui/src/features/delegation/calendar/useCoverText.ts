import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import type { PlannedPart } from './plan'

/** The names of the delegates, or a text that there are none. */
export function useCoverText(): (part: PlannedPart) => string {
  const { t } = useTranslation('delegation')
  const listText = useListText()
  return ({ cover, delegates }) =>
    cover === 'full' ? listText(delegates.map(({ name }) => name)) : t(`calendar.${cover}`)
}
