import { Hourglass, LayoutTemplate } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { useFollowedWorkflows } from '../../entities/workflow-process/useFollowedWorkflows'
import { ListPage } from '../../shared/blocks/list-page/ListPage'
import { useList } from '../../shared/blocks/list-page/useList'
import { Button } from '../../shared/ui/Button'
import { toSettings } from '../configuration/routes'
import { EngineBadge } from './EngineBadge'
import { OldestCheck } from './OldestCheck'
import { processList } from './processList'
import { toTemplates } from './routes'
import { RunningTally } from './RunningTally'
import { useIdleWorkflows } from './useIdleWorkflows'
import { useReassignment } from './useReassignment'
import { useTermination } from './useTermination'

/**
 * The list of running and ended workflows; running ones are checked for signs that they are stuck.
 */
export function WorkflowsPage() {
  const { t } = useTranslation('workflows')
  const list = useList(processList)
  const termination = useTermination()
  const reassignment = useReassignment()
  const idle = useIdleWorkflows(list.query.data?.rows)
  const [isChecking, setChecking] = useState(false)
  useFollowedWorkflows()
  return (
    <>
      <EngineBanner toEngine={toSettings('workflowengine')} isAboveHead />
      <ListPage
        list={list}
        tools={
          <>
            <EngineBadge />
            <Button variant="quiet" icon={Hourglass} onPress={() => setChecking(true)}>
              {t('oldest.open')}
            </Button>
            <Button variant="quiet" icon={LayoutTemplate} href={toTemplates()}>
              {t('template.title')}
            </Button>
          </>
        }
        bulkActions={[reassignment.bulkAction, termination.bulkAction]}
        rowActions={(row) => [
          ...(idle.includes(row.id) ? [] : reassignment.rowActions(row)),
          ...termination.rowActions(row),
        ]}
        above={() => <RunningTally listing={list.listing} />}
      />
      {reassignment.dialog}
      {termination.dialog}
      {isChecking && <OldestCheck onClose={() => setChecking(false)} />}
    </>
  )
}
