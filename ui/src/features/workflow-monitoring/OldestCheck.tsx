import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { useReadEngineQuery } from '../../entities/workflow-engine/api'
import { checkProcess } from '../../entities/workflow-process/checkApi'
import { listProcesses } from '../../entities/workflow-process/listApi'
import type { WorkflowProcess } from '../../entities/workflow-process/model'
import { stuckReasons } from '../../entities/workflow-process/stuck'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { useNow } from '../../shared/blocks/values/useNow'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { Glyph } from '../../shared/ui/Glyph'
import { Link } from '../../shared/ui/Link'
import { purposeSigns } from './purpose'
import { toWorkflow } from './routes'
import { useReasonText } from './useReasonText'
import { useStuckDays } from './useStuckDays'

/** Number of the oldest workflows that the button checks. */
const OLDEST = 100

const oldest = {
  page: 1,
  pageSize: OLDEST,
  search: '',
  sort: { column: 'creationTime', order: 'asc' as const },
  filters: { state: ['0'] },
}

/**
 * Checks the oldest running workflows, and lists those that may be stuck. Closing the dialog stops
 * the calls.
 */
export function OldestCheck({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workflows')
  const query = listProcesses.useQuery(oldest, { refetchOnMountOrArgChange: true })
  return (
    <Dialog
      isOpen
      title={t('oldest.title')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('oldest.close')}</Button>}
    >
      <AsyncBoundary query={query} skeleton={<DetailSkeleton />} failedTitle={t('listFailed')}>
        {({ rows }) => <Checked processes={rows} />}
      </AsyncBoundary>
    </Dialog>
  )
}

function Checked({ processes }: { processes: readonly WorkflowProcess[] }) {
  const { t } = useTranslation('workflows')
  const listText = useListText()
  const reasonText = useReasonText()
  const { left, stuck } = useStuckAmong(processes)
  const checked = processes.length - left
  return (
    <>
      <p role="status">
        {t('oldest.found', { number: stuck.length, checked, all: processes.length })}
      </p>
      <RowList>
        {stuck.map(({ process: { id, name, recipient, purpose = 'request' }, reasons }) => (
          <RowItem
            key={id}
            sign={<Glyph {...purposeSigns[purpose]} />}
            title={<Link href={toWorkflow(id)}>{name}</Link>}
            about={
              <>
                {t('for', { name: recipient.name })} · {listText(reasons.map(reasonText))}
              </>
            }
          />
        ))}
      </RowList>
    </>
  )
}

/** The stuck workflows. "Waits long" is no reason here, because it applies to all of the oldest. */
function useStuckAmong(processes: readonly WorkflowProcess[]) {
  const ids = useMemo(() => processes.map(({ id }) => id), [processes])
  const { found, left } = useReadEach(checkProcess, ids)
  const { data: engine } = useReadEngineQuery(undefined)
  const { days } = useStuckDays()
  const now = useNow()
  const isEngineRunning = engine?.isRunning
  const stuck = processes.flatMap((process) => {
    const facts = { process, check: found.get(process.id), isEngineRunning, days, now }
    const reasons = stuckReasons(facts).filter(({ kind }) => kind !== 'long')
    return reasons.length > 0 ? [{ process, reasons }] : []
  })
  return { left, stuck }
}
