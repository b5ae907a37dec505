import { skipToken } from '@reduxjs/toolkit/query/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GovernanceLink } from '../../entities/governance/ui/GovernanceLink'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { useListTasksQuery } from '../../entities/task/api'
import { type TaskDisplay, USUAL_DISPLAY } from '../../entities/task/display'
import type { WaitingScope } from '../../entities/task/model'
import { CsvExportButton } from '../../shared/blocks/list-page/CsvExportButton'
import { ColumnsButton } from '../../shared/blocks/data-table/ColumnsButton'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { RowKeysHint } from '../../shared/blocks/data-table/RowKeysHint'
import { useColumnChoice } from '../../shared/blocks/data-table/useColumnChoice'
import { useSavedViews } from '../../shared/blocks/listing/useSavedViews'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { Stack } from '../../shared/blocks/page/Stack'
import { Button } from '../../shared/ui/Button'
import { toTaskHistory } from './routes'
import { UnfinishedDecision } from './UnfinishedDecision'
import { useTaskActions } from './useTaskActions'
import { useTaskColumns } from './useTaskColumns'
import { useTaskExport } from './useTaskExport'
import { useTaskListing } from './useTaskListing'
import { useTaskListTexts } from './useTaskListTexts'
import { useTaskTitle } from './useTaskTitle'
import { useUnfinished } from './useUnfinished'

interface TaskListProps {
  /** Shown between the title and the list. */
  above: ReactNode
  scope: WaitingScope
  /** Settings of the installation; undefined while they load, and the list waits for them. */
  display: TaskDisplay | undefined
  /** DN of the team whose tasks are listed. */
  team?: string
  /** DN of a member of the team; undefined for all members. */
  member?: string | undefined
}

/** A link from an empty list to the completed tasks. */
function ToDecided() {
  const { t } = useTranslation('shell')
  const mayOpen = usePageRight('taskHistory')
  return mayOpen && <Button href={toTaskHistory()}>{t('section.taskHistory')}</Button>
}

/** A list of tasks, with the actions on them. */
export function TaskList({ above, scope, team, member, ...props }: TaskListProps) {
  const { t } = useTranslation('tasks')
  const display = props.display ?? USUAL_DISPLAY
  const titleOf = useTaskTitle()
  const listing = useTaskListing(scope, display.sort)
  const choice = useColumnChoice('idm.task.columns', useTaskColumns(display), display.mayChoose)
  const views = useSavedViews('idm.taskList.views')
  const isReady = props.display !== undefined && listing.isReady && choice.isKnown && views.isKnown
  const asked = { scope, team, member, list: listing.list }
  const query = useListTasksQuery(isReady ? asked : skipToken)
  const csv = useTaskExport(asked, choice.columns)
  const keptAs = ['tasks', scope, team, member].join(' ')
  const unfinished = useUnfinished({ keptAs, list: listing.list, readPage: csv.readPage })
  const actions = useTaskActions(scope, { unfinished })
  const texts = useTaskListTexts({ title: t('title'), none: t(`none.${scope}`) })
  return (
    <>
      <PageHeader
        title={t('title')}
        count={query.error ? undefined : query.data?.total}
        actions={
          <>
            {scope === 'self' && <GovernanceLink of="showIgApprovals" label={t('governance')} />}
            <RowKeysHint actions={actions.bulkActions} />
            <CsvExportButton csv={csv} />
            {display.mayChoose && <ColumnsButton choice={choice} />}
          </>
        }
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
          rowActions={actions.rowActions}
          bulkActions={[...actions.bulkActions, csv.action]}
          readPage={csv.readPage}
          views={views}
          emptyAction={<ToDecided />}
          above={({ select, clear }) => (
            <UnfinishedDecision
              unfinished={unfinished}
              onResume={(resumed) => {
                select([...resumed.tasks, ...resumed.leftOut])
                actions.resume(resumed, clear)
              }}
            />
          )}
        />
      </Stack>
      {actions.dialog}
    </>
  )
}
