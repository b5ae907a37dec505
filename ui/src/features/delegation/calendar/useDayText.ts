import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { startOfDay } from '../../../shared/blocks/values/day'
import { useDateFormat } from '../../../shared/blocks/values/useDateFormat'
import type { Plan } from './plan'
import { useCoverText } from './useCoverText'
import { dayOfColumn, isOn } from './weeks'

/** A short text about a day of a person: `Omar, Nov 24, 2025: Away, Tomás`. */
export function useDayText(
  first: string,
): (name: string, { absences, idle }: Plan, column: number) => string {
  const { t } = useTranslation('delegation')
  const listText = useListText()
  const dates = useDateFormat()
  const coverText = useCoverText()
  return (name, { absences, idle }, column) => {
    const away = absences.filter(isOn(column))
    const parts = away.flatMap((each) => each.parts ?? []).filter(isOn(column))
    const words = [
      away.length > 0 ? t('calendar.away') : t('day.available'),
      ...parts.map(coverText),
      ...idle.filter(isOn(column)).map(({ names }) => t('calendar.idle', { names })),
    ]
    const day = dates.day(startOfDay(dayOfColumn(column, first)))
    return t('day.open', { name, day, words: listText(words) })
  }
}
