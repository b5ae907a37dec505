import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useListDecidedTasksQuery } from '../../entities/task/api'
import type { WaitingScope } from '../../entities/task/model'
import { ListHeader } from '../../shared/blocks/list-page/ListHeader'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { useColumnChoice } from '../../shared/blocks/data-table/useColumnChoice'
import { useListing } from '../../shared/blocks/listing/useListing'
import { useSavedViews } from '../../shared/blocks/listing/useSavedViews'
import { Stack } from '../../shared/blocks/page/Stack'
import { overAddress } from './overAddress'
import { useDecidedColumns } from './useDecidedColumns'
import { useDecidedExport } from './useTaskExport'
import { useRecipientFilter } from './useTaskListing'
import { useTaskListTexts } from './useTaskListTexts'
import { useTaskTitle } from './useTaskTitle'

interface DecidedListProps {
  /** Shown between the title and the list. */
  above: ReactNode
  by: WaitingScope
  /** DN of the team whose tasks are listed. */
  team?: string
  /** DN of a member of the team; undefined for all members. */
  member?: string | undefined
}

/** A list of completed tasks. */
export function DecidedList({ above, by, team, member }: DecidedListProps) {
  const { t } = useTranslation('tasks')
  const titleOf = useTaskTitle()
  const listing = useHistoryListing()
  const columns = useDecidedColumns(by, overAddress(useLocation().search))
  const choice = useColumnChoice('idm.taskHistory.columns', columns)
  const views = useSavedViews('idm.taskHistory.views')
  const isReady = listing.isReady && choice.isKnown && views.isKnown
  const asked = { by, team, member, list: listing.list }
  const query = useListDecidedTasksQuery(isReady ? asked : skipToken)
  const csv = useDecidedExport(asked, choice.columns)
  const none = query.data?.total === undefined ? 'untold' : 'none'
  const texts = useTaskListTexts({ title: t('decided.title'), none: t(`decided.${none}.${by}`) })
  return (
    <>
      <ListHeader
        title={t('decided.title')}
        query={query}
        csv={csv}
        choice={choice}
        create={false}
      />
      <Stack>
        {above}
        <ListSheet
          texts={texts}
          listing={listing}
          query={query}
          columns={choice.columns}
          rowId={({ id }) => id}
          rowName={titleOf}
          bulkActions={[csv.action]}
          views={views}
        />
      </Stack>
    </>
  )
}

/** The latest task first: the server cannot sort by the time of the decision. */
const LISTING = {
  pageSizePreference: 'idm.taskHistory.pageSize',
  sort: { column: 'createTime', order: 'desc' },
} as const

function useHistoryListing() {
  const recipient = useRecipientFilter()
  return useListing(useMemo(() => ({ ...LISTING, filterFields: [recipient] }), [recipient]))
}
