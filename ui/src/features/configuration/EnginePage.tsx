import { CirclePlay, CircleStop } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useReadEngineQuery,
  useSetEngineStateMutation,
  type WorkflowEngine,
} from '../../entities/workflow-engine/api'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { Facts } from '../../shared/blocks/page/Facts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Badge } from '../../shared/ui/Badge'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'
import { Migration } from './Migration'
import { PageSettings } from './PageSettings'
import { SettingsFrame } from './SettingsFrame'
import { useAction } from './useAction'

/** The workflow engine: whether it runs, its settings, and the migration of older workflows. */
export function EnginePage() {
  const { t } = useTranslation('configuration')
  const { data, error, refetch } = useReadEngineQuery(undefined)
  return (
    <SettingsFrame page="workflowengine">
      <AsyncBoundary
        query={{ data, error, refetch }}
        skeleton={<DetailSkeleton />}
        failedTitle={t('engine.failed')}
      >
        {(engine) => <EngineState engine={engine} />}
      </AsyncBoundary>
      <Migration />
      <PageSettings page="workflowengine" />
    </SettingsFrame>
  )
}

function EngineState({ engine }: { engine: WorkflowEngine }) {
  const { t } = useTranslation('configuration')
  const { isRunning, id } = engine
  const state = isRunning ? t('engine.running') : t('engine.stopped')
  return (
    <SectionCard
      title={t('engine.title')}
      actions={isRunning ? <StopButton engine={engine} /> : <StartButton />}
    >
      {!isRunning && <Banner kind="danger">{t('engine.stoppedText')}</Banner>}
      <Facts
        facts={[
          { key: 'id', label: t('engine.id'), content: <bdi>{id}</bdi> },
          {
            key: 'state',
            label: t('engine.title'),
            content: (
              <Badge
                kind={isRunning ? 'success' : 'danger'}
                icon={isRunning ? CirclePlay : CircleStop}
              >
                {state}
              </Badge>
            ),
          },
        ]}
      />
    </SectionCard>
  )
}

function StartButton() {
  const { t } = useTranslation('configuration')
  const [setState] = useSetEngineStateMutation()
  const { isBusy, act } = useAction()
  const start = () => setState({ isRunning: true }).unwrap()
  return (
    <Button
      size="small"
      variant="primary"
      icon={CirclePlay}
      isPending={isBusy}
      onPress={() => void act(start, t('engine.started'))}
    >
      {t('engine.start')}
    </Button>
  )
}

/** Everybody's requests wait while it is stopped: the name of the engine is typed first. */
function StopButton({ engine }: { engine: WorkflowEngine }) {
  const { t } = useTranslation('configuration')
  const [isAsked, setAsked] = useState(false)
  const [setState] = useSetEngineStateMutation()
  const { say } = useAction()
  const stop = async () => {
    await setState({ isRunning: false }).unwrap()
    say(t('engine.stopDone'))
  }
  return (
    <>
      <Button size="small" icon={CircleStop} onPress={() => setAsked(true)}>
        {t('engine.stop')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('engine.stopTitle')}
          consequence={t('engine.stopText')}
          verb={t('engine.stop')}
          kind="deletion"
          typed={engine.id}
          onConfirm={stop}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
