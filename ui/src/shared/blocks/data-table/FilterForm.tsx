import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FilterField,
  type Filters,
  NO_FILTERS,
  withFilter,
  isReversed,
} from '../listing/filters'
import { Button } from '../../ui/Button'
import { FilterControl } from './FilterControl'
import styles from './Filters.module.css'

interface FilterFormProps {
  fields: readonly FilterField[]
  filters: Filters
  onApply: (filters: Filters) => void
  onCancel: () => void
}

/** The form with all filters of a list, which are applied together. */
export function FilterForm({ fields, filters, onApply, onCancel }: FilterFormProps) {
  const { t } = useTranslation(['dataTable', 'ui'])
  const [draft, setDraft] = useState(filters)
  const [isAsked, setIsAsked] = useState(false)
  const errorOf = useFilterErrors()
  const errors = fields.map((field) => errorOf(field, draft[field.key] ?? []))
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsAsked(true)
        if (errors.every((error) => error === undefined)) onApply(trimmed(draft))
      }}
    >
      <div className={styles.fields}>
        {fields.map((field, index) => (
          <FilterControl
            key={field.key}
            field={field}
            values={draft[field.key] ?? []}
            error={isAsked ? errors[index] : undefined}
            onChange={(values) => setDraft(withFilter(draft, field.key, values))}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" onPress={() => onApply(NO_FILTERS)}>
          {t('filter.clear')}
        </Button>
        <Button size="small" onPress={onCancel}>
          {t('ui:cancel')}
        </Button>
        <Button variant="primary" size="small" type="submit">
          {t('filter.apply')}
        </Button>
      </div>
    </form>
  )
}

/** The typed values, trimmed. */
function trimmed(filters: Filters): Filters {
  return Object.entries(filters).reduce(
    (kept, [key, values]) =>
      withFilter(
        kept,
        key,
        values.map((value) => value.trim()),
      ),
    NO_FILTERS,
  )
}

/** The problem of a filter's values, as a text. */
function useFilterErrors() {
  const { t } = useTranslation('dataTable')
  return (field: FilterField, [first = '', last = '']: readonly string[]): string | undefined => {
    if (field.kind === 'dates' && isReversed(first, last)) return t('filter.reversed')
    if (field.kind !== 'number' || first === '') return undefined
    const { min, max } = field
    const isWithin = Number(first) >= min && Number(first) <= max
    return isWithin ? undefined : t('filter.outOfRange', { min, max })
  }
}
