import { useTranslation } from 'react-i18next'
import { useReadEngineQuery } from '../../entities/workflow-engine/api'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { toWorkflows } from '../workflow-monitoring/routes'
import { toSettings } from './routes'

/** Said on each page of the configuration while no workflow can start. */
export function EngineBanner() {
  const { t } = useTranslation(['configuration', 'shell'])
  const mayMonitor = usePageRight('workflowmonitoring')
  const { data: engine } = useReadEngineQuery(undefined, { pollingInterval: POLL_MS })
  if (engine?.isRunning !== false) return null
  return (
    <div role="status">
      <Banner
        kind="danger"
        actions={
          <>
            <Button size="small" href={toSettings('workflowengine')}>
              {t('engine.toPage')}
            </Button>
            {mayMonitor && (
              <Button size="small" variant="quiet" href={toWorkflows()}>
                {t('shell:section.workflowmonitoring')}
              </Button>
            )}
          </>
        }
      >
        {t('engine.stoppedText')}
      </Banner>
    </div>
  )
}

/** Another administrator may stop or start it. */
const POLL_MS = 30_000
