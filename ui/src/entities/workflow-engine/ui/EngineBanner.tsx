import { useTranslation } from 'react-i18next'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { usePageRight } from '../../navigation/usePageRight'
import { useReadEngineQuery } from '../api'

interface EngineBannerProps {
  /** The page where the engine is started. */
  toEngine: string
}

/** Another administrator may stop or start it. */
const POLL_MS = 30_000

/** Tells those who may read the state of the engine that no workflow goes on. */
export function EngineBanner({ toEngine }: EngineBannerProps) {
  const { t } = useTranslation('values')
  const mayStart = usePageRight('configuration')
  const mayRead = [mayStart, usePageRight('workflowmonitoring')].some(Boolean)
  const { data: engine } = useReadEngineQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    skip: !mayRead,
  })
  if (engine?.isRunning !== false) return null
  return (
    <div role="status">
      <Banner
        kind="danger"
        actions={
          mayStart && (
            <Button size="small" href={toEngine}>
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
