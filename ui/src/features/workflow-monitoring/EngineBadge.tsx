import { CircleCheck, CircleStop } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useReadEngineQuery } from '../../entities/workflow-engine/api'
import { Badge } from '../../shared/ui/Badge'

/** The state is polled, because another administrator may stop or start the engine. */
const POLL_MS = 30_000

const polled = { pollingInterval: POLL_MS, skipPollingIfUnfocused: true }

/** Whether the engine is running; nothing while the state is unknown. */
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
