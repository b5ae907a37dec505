import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EngineBanner } from '../../entities/workflow-engine/ui/EngineBanner'
import { Stack } from '../../shared/blocks/page/Stack'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { toWorkflows } from '../workflow-monitoring/routes'
import { toSettings } from './routes'
import styles from './SettingsFrame.module.css'
import { SettingsIndex } from './SettingsIndex'
import type { PageId } from './settingsPages'

interface SettingsFrameProps {
  page: PageId
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the configuration: the index of all of them at the start side, its own title and content. */
export function SettingsFrame({ page, actions, children }: SettingsFrameProps) {
  const { t } = useTranslation('configuration')
  const title = t(`page.${page}.title`)
  usePageTitle(title)
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.frame}>
        <SettingsIndex page={page} />
        <Stack>
          {page !== 'workflowengine' && (
            <EngineBanner toEngine={toSettings('workflowengine')} toWorkflows={toWorkflows()} />
          )}
          {children}
        </Stack>
      </div>
    </>
  )
}
