import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listDecidedTasks, useListDecidedTasksQuery } from '../../entities/task/api'
import type { DecidedTask } from '../../entities/task/model'
import { useCsvExport } from '../../shared/csv/useCsvExport'
import { ListHeader } from '../../shared/data-table/ListHeader'
import { ListSheet } from '../../shared/data-table/ListSheet'
import { useColumnChoice } from '../../shared/data-table/useColumnChoice'
import { useListing } from '../../shared/listing/useListing'
import { useSavedViews } from '../../shared/listing/useSavedViews'
import { useAppDispatch } from '../../shared/store/hooks'
import { useDecidedColumns } from './useDecidedColumns'
import { useRecipientFilter } from './useTaskListing'
import { useTaskTitle } from './useTaskTitle'

/** The tasks on which one decided. */
export function TaskHistoryPage() {
  const { t } = useTranslation('tasks')
  const dispatch = useAppDispatch()
  const listing = useHistoryListing()
  const choice = useColumnChoice('idm.taskHistory.columns', useDecidedColumns())
  const views = useSavedViews('idm.taskHistory.views')
  const isReady = listing.isReady && choice.isKnown && views.isKnown
  const query = useListDecidedTasksQuery(isReady ? listing.list : skipToken)
  const csv = useCsvExport<DecidedTask>({
    title: t('decided.title'),
    columns: choice.columns,
    list: listing.list,
    readPage: (list) => dispatch(listDecidedTasks.initiate(list, { subscribe: false })).unwrap(),
  })
  return (
    <>
      <ListHeader
        title={t('decided.title')}
        query={query}
        csv={csv}
        choice={choice}
        create={false}
      />
      <ListSheet
        texts={{
          title: t('decided.title'),
          search: t('search'),
          searchHint: t('searchHint'),
          failed: t('listFailed'),
          none: t(query.data?.total === undefined ? 'decided.untold' : 'decided.none'),
          noMatch: (search) => t('noMatch', { search }),
          tooMany: t('tooMany'),
        }}
        listing={listing}
        query={query}
        columns={choice.columns}
        rowId={({ id }) => id}
        rowName={useTaskTitle()}
        bulkActions={[csv.action]}
        views={views}
      />
    </>
  )
}

/** The latest task first: the server knows no order of decisions. */
const LISTING = {
  pageSizePreference: 'idm.taskHistory.pageSize',
  sort: { column: 'createTime', order: 'desc' },
} as const

function useHistoryListing() {
  const recipient = useRecipientFilter()
  return useListing(useMemo(() => ({ ...LISTING, filterFields: [recipient] }), [recipient]))
}
