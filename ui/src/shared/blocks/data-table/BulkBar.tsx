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
  /** What the list is called, `Users`. */
  title: string
  selection: RowSelection<Row>
  actions: readonly BulkAction<Row>[]
  /** Rows of all pages; undefined where the server does not say. */
  total: number | undefined
  list: ListState
  readPage: ((list: ListState) => Promise<Page<Row>>) | undefined
}

/**
 * How many rows are selected and what can be done with them, in the place of the strip; on a phone at the bottom edge.
 *
 * All that match are a second step: the box in the head means the page.
 *
 * Source: SPEC 2 "Shared widgets".
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
    <Toolbar className={styles.bar ?? ''} aria-label={t('bulkActions', { title })}>
      <strong>
        {isAll ? t('allSelected', { count: total }) : t('selected', { count: rows.length })}
      </strong>
      {isOffered && (
        <Button
          size="small"
          variant="quiet"
          isPending={isReading}
          onPress={() => {
            // The button disappears when all rows are selected; the focus moves to the button that clears the selection.
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
