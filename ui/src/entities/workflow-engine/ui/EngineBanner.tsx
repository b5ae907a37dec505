import { useTranslation } from 'react-i18next'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Banner } from '../../../shared/ui/Banner'
import { Button } from '../../../shared/ui/Button'
import { classNames } from '../../../shared/ui/classNames'
import { usePageRight } from '../../navigation/usePageRight'
import { useReadEngineQuery } from '../api'
import styles from './EngineBanner.module.css'

interface EngineBannerProps {
  /** The page on which the engine is started. */
  toEngine: string
  /** The page that lists the waiting workflows; undefined on that page itself. */
  toWorkflows?: string
  /** Whether the head of a record or list follows directly, so that the banner needs space below. */
  isAboveHead?: boolean
}

/** How often the state of the engine is loaded: another administrator may stop or start it. */
const POLL_MS = 30_000

/** Warns that the workflow engine is stopped. For people who may not see its state, no call is made. */
export function EngineBanner(props: EngineBannerProps) {
  const { pages } = useBootstrap().navigationRights
  const isClosed = [pages.configuration, pages.workflowmonitoring].every((right) => right === false)
  return !isClosed && <StoppedEngine {...props} />
}

function StoppedEngine({ toEngine, toWorkflows, isAboveHead }: EngineBannerProps) {
  const { t } = useTranslation(['values', 'shell'])
  const mayStart = usePageRight('configuration')
  const mayMonitor = usePageRight('workflowmonitoring')
  const { data: engine } = useReadEngineQuery(undefined, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
    skip: !mayStart && !mayMonitor,
  })
  if (engine?.isRunning !== false) return null
  return (
    <div role="status" className={classNames(isAboveHead && styles.apart)}>
      <Banner
        kind="danger"
        actions={
          <>
            {mayStart && (
              <Button size="small" href={toEngine}>
                {t('engine.toPage')}
              </Button>
            )}
            {mayMonitor && toWorkflows && (
              <Button size="small" variant="quiet" href={toWorkflows}>
                {t('shell:section.workflowmonitoring')}
              </Button>
            )}
          </>
        }
      >
        {t('engine.stoppedText', { engine: engine.id })}
      </Banner>
    </div>
  )
}
