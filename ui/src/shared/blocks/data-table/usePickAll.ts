import { useState } from 'react'
import { useErrorText } from '../../platform/errors/useErrorText'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { MAX_SIZE } from '../listing/listQuery'
import type { ListState } from '../listing/listState'
import type { Page } from '../listing/page'
import { useAppDispatch } from '../../platform/store/hooks'
import type { BulkAction } from './action'
import type { RowSelection } from './useRowSelection'

/** The most rows that can be loaded for an action, as many as the server sends at once. Source: docs/assumptions.md A-417. */
export const MAX_TAKEN = MAX_SIZE

interface PickAllOptions<Row> {
  selection: RowSelection<Row>
  /** The number of rows on all pages; undefined when the server does not send it. */
  total: number | undefined
  list: ListState
  /** Loads any page of the list; undefined where rows of other pages cannot be loaded. */
  readPage: ((list: ListState) => Promise<Page<Row>>) | undefined
  actions: readonly BulkAction<Row>[]
}

/** Selects all matching rows: loads them if they are few enough, and otherwise marks the whole list as selected. */
export function usePickAll<Row>(options: PickAllOptions<Row>) {
  const { selection, total = 0, list, readPage, actions } = options
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [isReading, setIsReading] = useState(false)
  const read = total <= MAX_TAKEN ? readPage : undefined
  const isOffered = read !== undefined || actions.some(({ takes }) => takes === 'all')

  async function pickRead(readRows: NonNullable<typeof readPage>) {
    setIsReading(true)
    try {
      const { rows } = await readRows({ ...list, page: 1, pageSize: MAX_TAKEN })
      selection.pickRows(rows)
    } catch (error) {
      dispatch(showFeedback({ status: -1, text: errorText(error) }))
    } finally {
      setIsReading(false)
    }
  }

  return {
    isOffered: isOffered && !selection.isAll && selection.rows.length < total,
    isReading,
    pickAll: read ? () => void pickRead(read) : selection.pickAll,
  }
}
