import { ListFilter } from 'lucide'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterField, Filters } from '../listing/filters'
import { lazyPart } from '../../platform/parts/lazyPart'
import { Button } from '../../ui/Button'
import { PopupTrigger } from '../../ui/PopupTrigger'
import { FilterOutline } from './FilterOutline'
import styles from './Filters.module.css'

/** The controls of filters are loaded on demand, as date filters need a calendar. */
const FilterForm = lazyPart(
  async () => (await import(/* webpackChunkName: "filters" */ './FilterForm')).FilterForm,
  { waiting: <FilterOutline /> },
)

interface FilterButtonProps {
  ref: Ref<HTMLButtonElement>
  fields: readonly FilterField[]
  /** The filters in force. */
  filters: Filters
  onFilter: (filters: Filters) => void
}

/** Opens the filters of a list, and shows how many are in force. */
export const FilterButton = memo(function FilterButton(props: FilterButtonProps) {
  const { ref, fields, filters, onFilter } = props
  const { t } = useTranslation('dataTable')
  const count = Object.keys(filters).length
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
          fields={fields}
          filters={filters}
          onApply={(applied) => {
            onFilter(applied)
            close()
          }}
          onCancel={close}
        />
      )}
    </PopupTrigger>
  )
})
