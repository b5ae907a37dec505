import { X } from 'lucide'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { withFilter } from '../listing/filters'
import type { Listing } from '../listing/useListing'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { FilterWords, type FilterInForce } from './FilterWords'
import styles from './Filters.module.css'

interface FilterChipsProps {
  listing: Pick<Listing, 'wanted' | 'filterFields' | 'filterBy'>
  /** The element that takes the focus when the last filter is removed. */
  filterButton: RefObject<HTMLButtonElement | null>
}

/** The filters in force, each with a button to remove it; Delete removes it too. */
export function FilterChips({ listing, filterButton }: FilterChipsProps) {
  const { wanted, filterFields, filterBy } = listing
  const { t } = useTranslation('dataTable')
  const set = filterFields.filter(({ key }) => key in wanted.filters)
  if (set.length === 0) return null
  const drop = (keys: readonly string[]) => {
    const left = keys.reduce((filters, key) => withFilter(filters, key, []), wanted.filters)
    if (Object.keys(left).length === 0) filterButton.current?.focus()
    filterBy(left)
  }
  return (
    <>
      <TagGroup
        className={styles.group ?? ''}
        aria-label={t('filter.inForce')}
        onRemove={(keys) => drop([...keys].map(String))}
      >
        <TagList className={styles.chips ?? ''}>
          {set.map((field) => (
            <Chip key={field.key} field={field} values={wanted.filters[field.key] ?? []} />
          ))}
        </TagList>
      </TagGroup>
      <Button variant="quiet" size="small" onPress={() => drop(set.map(({ key }) => key))}>
        {t('filter.clear')}
      </Button>
    </>
  )
}

function Chip({ field, values }: FilterInForce) {
  const { t } = useTranslation('dataTable')
  return (
    <FilterWords field={field} values={values}>
      {(words) => (
        <Tag id={field.key} className={styles.chip ?? ''} textValue={words}>
          <span>{words}</span>
          <AriaButton
            slot="remove"
            className={styles.remove ?? ''}
            aria-label={t('filter.remove', { label: field.label })}
          >
            <Icon of={X} size="xs" />
          </AriaButton>
        </Tag>
      )}
    </FilterWords>
  )
}
