import { ArrowRightLeft } from 'lucide'
import { useTranslation } from 'react-i18next'
import {
  useReadMigrationQuery,
  useStartMigrationMutation,
} from '../../entities/workflow-engine/api'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Button } from '../../shared/ui/Button'
import { useAction } from './useAction'

const POLL_MS = 2000
const STATES = ['NOT_STARTED', 'RUNNING', 'COMPLETED'] as const

/** How far older workflows have been moved to the engine. Source: docs/assumptions.md A-151. */
export function Migration() {
  const { t } = useTranslation('configuration')
  const { data: last } = useReadMigrationQuery(undefined)
  const isRunning = last?.status === 'RUNNING'
  const { data } = useReadMigrationQuery(undefined, { pollingInterval: isRunning ? POLL_MS : 0 })
  const [start] = useStartMigrationMutation()
  const { isBusy, act } = useAction()
  if (!data) return null
  const { total = 0, migrated = 0 } = data
  const state = STATES.find((each) => each === data.status)
  const stateText = state ? t(`engine.migrationState.${state}`) : data.status
  return (
    <SectionCard
      title={t('engine.migration')}
      actions={
        <Button
          size="small"
          icon={ArrowRightLeft}
          isPending={isBusy || isRunning}
          onPress={() =>
            void act(() => start(undefined).unwrap(), t('engine.migrationState.RUNNING'))
          }
        >
          {t('engine.migrate')}
        </Button>
      }
    >
      <p>
        {stateText}
        {total > 0 && `. ${t('engine.migrated', { done: migrated, total })}`}
      </p>
    </SectionCard>
  )
}
