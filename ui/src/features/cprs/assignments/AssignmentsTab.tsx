import { useTranslation } from 'react-i18next'
import { useReadRecentProcessesQuery } from '../../../entities/cprs/api'
import type { Process, Subject } from '../../../entities/cprs/model'
import { useReadSettingsQuery } from '../../../entities/configuration/api'
import { AsyncBoundary } from '../../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../../shared/blocks/page/DetailSkeleton'
import { Stack } from '../../../shared/blocks/page/Stack'
import { Banner } from '../../../shared/ui/Banner'
import { Link } from '../../../shared/ui/Link'
import { toSettings } from '../../configuration/routes'
import { ChooseSubject } from './ChooseSubject'
import { Differences } from './Differences'
import { Flow } from './Flow'
import { LastPublication } from './LastPublication'
import { RunBanners } from './RunBanners'
import { useRuns } from './useRuns'
import { useSubject } from './useSubject'

const CONFIG = 'access/administration/cprsConfig'

/**
 * The steps of a reconciliation: choose, compute, review, publish. Only publishing changes
 * assignments.
 */
export function AssignmentsTab() {
  const { subject, isLoading, choose } = useSubject()
  const { data: settings } = useReadSettingsQuery([CONFIG])
  const isOff = settings?.[CONFIG]?.enableCprs === false
  if (isLoading) return <DetailSkeleton />
  return (
    <Stack>
      {isOff && <OffBanner />}
      {subject ? (
        <ReadReconciliation subject={subject} isOff={isOff} onChoose={choose} />
      ) : (
        <ChooseSubject subject={undefined} onChoose={choose} />
      )}
    </Stack>
  )
}

function OffBanner() {
  const { t } = useTranslation('cprs')
  return (
    <div role="status">
      <Banner kind="warning" actions={<Link href={toSettings('cprs')}>{t('off.open')}</Link>}>
        {t('off.text')}
      </Banner>
    </div>
  )
}

interface ReconciliationProps {
  subject: Subject
  processes: readonly Process[]
  /** Whether computing and publishing are disabled. */
  isOff: boolean
  onChoose: (subject: Subject) => void
}

/** Loads the processes first; otherwise a computation could be started while one is running. */
function ReadReconciliation(props: Omit<ReconciliationProps, 'processes'>) {
  const { t } = useTranslation('cprs')
  const { currentData, ...query } = useReadRecentProcessesQuery(props.subject, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <AsyncBoundary
      query={{ ...query, data: currentData }}
      skeleton={<DetailSkeleton />}
      failedTitle={t('processes.listFailed')}
    >
      {(processes) => <Reconciliation {...props} processes={processes} />}
    </AsyncBoundary>
  )
}

function Reconciliation({ subject, processes, isOff, onChoose }: ReconciliationProps) {
  const runs = useRuns(processes)
  return (
    <>
      <Flow subject={subject} runs={runs} isOff={isOff} onChoose={onChoose} />
      <RunBanners subject={subject} runs={runs} />
      <LastPublication subject={subject} runs={runs} />
      {runs.computed && <Differences subject={subject} runs={runs} isOff={isOff} />}
    </>
  )
}
