import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/classNames'
import styles from './PageBox.module.css'
import { RowBox } from './RowBox'
import type { RowSelection } from './useRowSelection'

interface PageBoxProps {
  selection: Pick<RowSelection<unknown>, 'page' | 'pickPage'>
  /** Whether the label of the box is always visible; otherwise only in the card form. */
  hasWords?: boolean
}

/** The box that selects the page. */
export function PageBox({ selection: { page, pickPage }, hasWords = false }: PageBoxProps) {
  const { t } = useTranslation('dataTable')
  return (
    <label className={classNames(styles.page, hasWords && styles.full)}>
      <RowBox
        label={t('selectPage')}
        isChecked={page === 'all'}
        isMixed={page === 'some'}
        isDisabled={page === 'empty'}
        onChange={pickPage}
      />
      <span className={styles.words} aria-hidden="true">
        {t('selectPage')}
      </span>
    </label>
  )
}
