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
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a configuration page: the index of all pages at the start side, then the title and the content of this page. */
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
