import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../i18n/useLocale'
import type { FilterField } from '../listing/filters'
import { useDateFormat } from '../values/useDateFormat'

type FilterText = (field: FilterField, values: readonly string[]) => string

/** The text of a filter: `Type is Role or Form`, `Date from Mar 1, 2027`; a person is shown by the given name. */
export function useFilterText(): FilterText {
  const { t } = useTranslation('dataTable')
  const { intlLocale } = useLocale()
  const { day } = useDateFormat()
  const list = new Intl.ListFormat(intlLocale, { type: 'disjunction' })
  const dayOf = (date: string) => day(new Date(`${date}T00:00`).getTime())

  return (field, values) => {
    const { label } = field
    const [first = '', last = ''] = values
    switch (field.kind) {
      case 'text':
        return t('filter.contains', { label, value: first })
      case 'number':
        return t('filter.is', { label, value: t('number', { value: Number(first) }) })
      case 'dates':
        return t(`filter.${rangeOf(first, last)}`, {
          label,
          first: first && dayOf(first),
          last: last && dayOf(last),
        })
      case 'day':
        return t('filter.day', { label, how: textOf(field, first), day: dayOf(last) })
      default: {
        const texts = values.map((value) => textOf(field, value))
        return t('filter.is', { label, value: list.format(texts) })
      }
    }
  }
}

/** The text of a choice; any other value as it is. */
function textOf({ options }: { options: readonly { id: string; text: string }[] }, value: string) {
  return options.find(({ id }) => id === value)?.text ?? value
}

function rangeOf(first: string, last: string) {
  if (first === '') return 'upTo'
  return last === '' ? 'since' : 'between'
}
