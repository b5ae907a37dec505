import { ArrowDownUp } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Listing } from '../listing/useListing'
import { ButtonMenu } from '../../ui/ButtonMenu'
import { MenuItem, MenuSection } from '../../ui/Menu'
import type { Column } from './column'

interface SortButtonProps {
  listing: Pick<Listing, 'list' | 'sortBy'>
  /** The sortable columns. */
  columns: readonly Pick<Column<never>, 'key' | 'label'>[]
}

/** Chooses column and direction of sorting, in the card form, which has no column heads. */
export function SortButton({ listing: { list, sortBy }, columns }: SortButtonProps) {
  const { t } = useTranslation('dataTable')
  const { sort } = list
  return (
    <ButtonMenu isMinor icon={ArrowDownUp} label={t('sort.label')}>
      <MenuSection
        title={t('sort.by')}
        chosen={sort.column}
        onChoose={(column) => sortBy({ ...sort, column })}
      >
        {columns.map(({ key, label }) => (
          <MenuItem key={key} id={key} isChoice>
            {label}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        title={t('sort.order')}
        chosen={sort.order}
        onChoose={(order) => sortBy({ ...sort, order: order === 'desc' ? 'desc' : 'asc' })}
      >
        <MenuItem id="asc" isChoice>
          {t('sort.ascending')}
        </MenuItem>
        <MenuItem id="desc" isChoice>
          {t('sort.descending')}
        </MenuItem>
      </MenuSection>
    </ButtonMenu>
  )
}
