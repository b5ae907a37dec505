import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/classNames'
import { Icon } from '../../ui/Icon'
import { type FilterField, withFilter } from '../listing/filters'
import type { Listing } from '../listing/useListing'
import styles from './Filters.module.css'

type Filtered = Pick<Listing, 'wanted' | 'filterFields' | 'filterBy'>
type Counted = Extract<FilterField, { kind: 'choice' | 'choices' }>

/** The number of rows for each choice of a filter, where it is known. Pressing a number filters the list. */
export function FilterCounts({ listing }: { listing: Filtered }) {
  return listing.filterFields
    .filter(isCounted)
    .map((field) => (
      <Figures
        key={field.key}
        field={field}
        values={listing.wanted.filters[field.key] ?? []}
        onChange={(values) =>
          listing.filterBy(withFilter(listing.wanted.filters, field.key, values))
        }
      />
    ))
}

interface FiguresProps {
  field: Counted
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** The choices with rows, and those by which the list is filtered. */
function Figures({ field, values, onChange }: FiguresProps) {
  const { t } = useTranslation('dataTable')
  const shown = field.options.filter(
    ({ id, count }) => count !== undefined && (count > 0 || values.includes(id)),
  )
  if (shown.length === 0) return null
  const toggle = (id: string) => {
    const others = values.filter((each) => each !== id)
    if (others.length < values.length) onChange(others)
    else onChange(field.kind === 'choices' ? [...values, id] : [id])
  }
  return (
    <div className={styles.figures} role="group" aria-label={field.label}>
      {shown.map(({ id, text, count, icon, tone }) => (
        <button
          key={id}
          type="button"
          className={classNames(styles.figure, tone && styles[tone])}
          aria-pressed={values.includes(id)}
          onClick={() => toggle(id)}
        >
          {icon && <Icon of={icon} size="xs" />}
          <span>{text}</span>
          <strong>{t('number', { value: count })}</strong>
        </button>
      ))}
    </div>
  )
}

function isCounted(field: FilterField): field is Counted {
  const isOfChoices = field.kind === 'choice' || field.kind === 'choices'
  return isOfChoices && field.options.some(({ count }) => count !== undefined)
}
