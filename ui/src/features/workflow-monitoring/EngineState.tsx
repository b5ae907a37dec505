import { CircleCheck, CircleStop } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { useReadEngineQuery } from '../../entities/workflow-engine/api'
import { Badge } from '../../shared/ui/Badge'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { toSettings } from '../configuration/routes'

/** Another administrator may stop or start it. */
const POLL_MS = 30_000

const polled = { pollingInterval: POLL_MS, skipPollingIfUnfocused: true }

/** Whether the engine runs; nothing while nobody knows. */
export function EngineBadge() {
  const { t } = useTranslation('workflows')
  const { data: engine } = useReadEngineQuery(undefined, polled)
  if (!engine) return null
  return engine.isRunning ? (
    <Badge kind="success" icon={CircleCheck}>
      {t('engine.running')}
    </Badge>
  ) : (
    <Badge kind="danger" icon={CircleStop}>
      {t('engine.stopped')}
    </Badge>
  )
}

/** Said while no workflow goes on. */
export function EngineBanner() {
  const { t } = useTranslation('workflows')
  const mayStart = usePageRight('configuration')
  const { data: engine } = useReadEngineQuery(undefined, polled)
  if (engine?.isRunning !== false) return null
  return (
    <div role="status">
      <Banner
        kind="danger"
        actions={
          mayStart && (
            <Button size="small" href={toSettings('workflowengine')}>
              {t('engine.toPage')}
            </Button>
          )
        }
      >
        {t('engine.stoppedText', { engine: engine.id })}
      </Banner>
    </div>
  )
}
