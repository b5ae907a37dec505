import { ListFilter } from 'lucide-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '../listing/useListing'
import { lazyPart } from '../parts/lazyPart'
import { Button } from '../ui/Button'
import { PopupTrigger } from '../ui/PopupTrigger'
import { FilterOutline } from './FilterOutline'
import styles from './Filters.module.css'

/** Its controls are loaded when somebody wants to filter: dates bring a calendar. */
const FilterForm = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterForm')).FilterForm,
  { waiting: <FilterOutline /> },
)

interface FilterButtonProps {
  ref: Ref<HTMLButtonElement>
  listing: Pick<Listing, 'wanted' | 'filterFields' | 'filterBy'>
}

/** Opens the filters of a list, and counts those in force. */
export function FilterButton({
  ref,
  listing: { wanted, filterFields, filterBy },
}: FilterButtonProps) {
  const { t } = useTranslation('dataTable')
  const count = Object.keys(wanted.filters).length
  return (
    <PopupTrigger
      label={t('filter.title')}
      button={
        <Button ref={ref} icon={ListFilter}>
          {t('filter.title')}
          {count > 0 && <span className={styles.count}>{t('number', { value: count })}</span>}
        </Button>
      }
    >
      {(close) => (
        <FilterForm
          fields={filterFields}
          filters={wanted.filters}
          onApply={(filters) => {
            filterBy(filters)
            close()
          }}
          onCancel={close}
        />
      )}
    </PopupTrigger>
  )
}
