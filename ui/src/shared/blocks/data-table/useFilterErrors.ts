import { useTranslation } from 'react-i18next'
import { type FilterField, isReversed } from '../listing/filters'

/** What is wrong with the values of a field, in a sentence. */
export function useFilterErrors() {
  const { t } = useTranslation('dataTable')
  return (field: FilterField, [first = '', last = '']: readonly string[]): string | undefined => {
    if (field.kind === 'dates' && isReversed(first, last)) return t('filter.reversed')
    if (field.kind !== 'number' || first === '') return undefined
    const { min, max } = field
    const isWithin = Number(first) >= min && Number(first) <= max
    return isWithin ? undefined : t('filter.outOfRange', { min, max })
  }
}
