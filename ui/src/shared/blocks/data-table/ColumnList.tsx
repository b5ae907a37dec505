import { useTranslation } from 'react-i18next'
import { OrderedList } from '../ordered-list/OrderedList'
import styles from './ColumnList.module.css'
import { type DraftColumn, shownKeys, withShown } from './columnDraft'
import { RowBox } from './RowBox'

interface ColumnListProps {
  draft: readonly DraftColumn[]
  onChange: (draft: DraftColumn[]) => void
}

/** Lists the columns in their order: a box shows or hides a column, grip and arrows move it. */
export function ColumnList({ draft, onChange }: ColumnListProps) {
  const { t } = useTranslation('dataTable')
  const show = (key: string, isShown: boolean) => {
    const keys = new Set(shownKeys(draft))
    if (isShown) keys.add(key)
    else keys.delete(key)
    onChange(withShown(draft, keys))
  }
  return (
    <div className={styles.list}>
      <OrderedList
        label={t('columns.title')}
        rows={draft.map((column) => ({ ...column, id: column.key, name: column.label }))}
        onReorder={onChange}
      >
        {({ key, label, isName, isShown }) => (
          <>
            <RowBox
              label={t('columns.show', { label })}
              isChecked={isShown}
              isDisabled={isName ?? false}
              onChange={(isChecked) => show(key, isChecked)}
            />
            <span className={styles.words}>
              <span>{label}</span>
              {isName && <span className={styles.note}>{t('columns.always')}</span>}
            </span>
          </>
        )}
      </OrderedList>
    </div>
  )
}
