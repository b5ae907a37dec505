import { useTranslation } from 'react-i18next'
import type { Listing } from '../listing/useListing'
import { Button } from '../../ui/Button'
import { useFilterText } from './useFilterText'

interface SetAsideProps {
  listing: Pick<Listing, 'aside' | 'filterFields' | 'filterBy' | 'searchFor'>
}

/** Says that the search or the filters are ignored while the other is in force, and switches to them. */
export function SetAside({ listing }: SetAsideProps) {
  const { aside, filterBy, searchFor } = listing
  const { t } = useTranslation('dataTable')
  const waiting = useWaiting(listing)
  if (!aside) return null
  const { search, filters } = aside
  return (
    <>
      <span aria-live="polite">{waiting}</span>
      {waiting !== '' && (
        <Button
          variant="quiet"
          size="small"
          onPress={() => (search ? searchFor(search) : filterBy(filters))}
        >
          {search ? t('aside.useSearch') : t('aside.useFilters')}
        </Button>
      )}
    </>
  )
}

/** The ignored search or filters, as text; empty when there are none. */
function useWaiting({ aside, filterFields }: SetAsideProps['listing']): string {
  const { t } = useTranslation('dataTable')
  const textOf = useFilterText()
  if (!aside) return ''
  if (aside.search) return t('aside.search', { search: aside.search })
  const texts = filterFields
    .filter(({ key }) => key in aside.filters)
    .map((field) => textOf(field, aside.filters[field.key] ?? []))
  if (texts.length === 0) return ''
  return t('aside.filters', { filters: texts })
}
