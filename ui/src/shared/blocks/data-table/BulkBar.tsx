import { X } from 'lucide'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'
import { Button } from '../../ui/Button'
import { classNames } from '../../ui/classNames'
import { type BulkAction, takesSelection } from './action'
import styles from './BulkBar.module.css'
import { MAX_TAKEN, usePickAll } from './usePickAll'
import type { RowSelection } from './useRowSelection'

interface BulkBarProps<Row> {
  /** The title of the list, `Users`. */
  title: string
  selection: RowSelection<Row>
  actions: readonly BulkAction<Row>[]
  /** The number of rows on all pages; undefined when the server does not send it. */
  total: number | undefined
  list: ListState
  readPage: ((list: ListState) => Promise<Page<Row>>) | undefined
}

/**
 * Shows how many rows are selected, with the bulk actions, in place of the strip; on a phone at the lower edge. The box
 * in the head selects the page; a button then selects all rows. Source: SPEC 2 "Shared widgets".
 */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { title, selection, actions, total } = props
  const { t } = useTranslation('dataTable')
  const reason = useId()
  const clear = useRef<HTMLButtonElement>(null)
  const { isAll, rows } = selection
  const { isOffered, isReading, pickAll } = usePickAll(props)
  const idle = actions.filter((action) => !takesSelection(action, selection))
  return (
    <Toolbar data-stays className={styles.bar ?? ''} aria-label={t('bulkActions', { title })}>
      <strong>
        {isAll ? t('allSelected', { count: total }) : t('selected', { count: rows.length })}
      </strong>
      {isOffered && (
        <Button
          size="small"
          variant="quiet"
          isPending={isReading}
          onPress={() => {
            // Selects all rows. The button disappears then, so the focus moves to the button that clears the selection.
            clear.current?.focus()
            pickAll()
          }}
        >
          {t('selectAll', { count: total })}
        </Button>
      )}
      <span className={styles.line} />
      <div className={styles.actions}>
        {actions.map((action) => (
          <span key={action.id} className={classNames(action.isMinor && styles.minor)}>
            <Button
              size="small"
              variant="quiet"
              icon={action.icon}
              isDisabled={idle.includes(action)}
              {...(idle.includes(action) && { 'aria-describedby': reason })}
              onPress={() => action.onAction(selection)}
            >
              {action.label}
            </Button>
          </span>
        ))}
        {idle.length > 0 && (
          <span id={reason} className={styles.reason}>
            {isAll ? t('notForAll', { max: MAX_TAKEN }) : t('onlyForOne')}
          </span>
        )}
        <span className={classNames(styles.clear, styles.minor)}>
          <Button ref={clear} size="small" variant="quiet" icon={X} onPress={selection.clear}>
            {t('clearSelection')}
          </Button>
        </span>
      </div>
    </Toolbar>
  )
}
