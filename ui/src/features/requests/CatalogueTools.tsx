import { useTranslation } from 'react-i18next'
import { ListSearch } from '../../shared/blocks/data-table/ListSearch'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { Select } from '../../shared/ui/Select'
import styles from './Catalogue.module.css'
import type { Catalogue } from './useCatalogue'

const ALL = ''
const SORTS = ['closestMatch', 'name'] as const

/** Search, filters and sort order of the catalog. */
export function CatalogueTools({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useTranslation('requests')
  const { list, wanted, types, type, category, categories } = catalogue
  const orAll = (id: string) => (id === ALL ? undefined : id)
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.find}>
          <ListSearch
            label={t('search')}
            placeholder={t('searchHint')}
            search={wanted.search}
            onSearch={catalogue.searchFor}
            pauseMs={undefined}
          />
        </div>
        <Select
          label={t('category.label')}
          hideLabel
          options={[
            { id: ALL, text: t('category.all') },
            ...categories.map((id) => ({ id, text: id })),
          ]}
          value={category ?? ALL}
          onChange={(id) => catalogue.chooseCategory(orAll(id))}
        />
      </div>
      <div className={styles.order}>
        {types.length > 1 && (
          <div className={styles.types}>
            <SegmentedButtons
              label={t('type.label')}
              options={[
                { id: ALL, label: t('type.all') },
                ...types.map((id) => ({ id, label: t(`type.${id}`) })),
              ]}
              value={type ?? ALL}
              onChange={(id) => catalogue.chooseType(orAll(id))}
            />
          </div>
        )}
        <Select
          label={t('sort.label')}
          hideLabel
          options={SORTS.map((id) => ({ id, text: t(`sort.${id}`) }))}
          value={SORTS.find((id) => id === list.sort.column) ?? 'closestMatch'}
          onChange={(column) => catalogue.sortBy({ column, order: 'asc' })}
        />
      </div>
      {catalogue.isFormsOnly && <p className={styles.note}>{t('for.formsOnly')}</p>}
      {category !== undefined && types.includes('PRD') && (
        <p className={styles.note}>{t('category.leavesOut')}</p>
      )}
    </>
  )
}
