import { useTranslation } from 'react-i18next'
import type { CartItem } from '../../entities/cart/model'
import { useListText } from '../../i18n/useListText'
import { useDateFormat } from '../../shared/blocks/values/useDateFormat'

/** From when until when: `Nov 24, 2026, no end`. */
export function useDatesText(): (item: Pick<CartItem, 'from' | 'until'>) => string {
  const { t } = useTranslation('requests')
  const format = useDateFormat()
  const listText = useListText()
  const day = (text: string) => format.day(new Date(`${text}T00:00`).getTime())
  return ({ from, until }) =>
    listText([
      from === undefined ? t('dates.atOnce') : day(from),
      until === undefined ? t('dates.noEnd') : t('dates.until', { day: day(until) }),
    ])
}
