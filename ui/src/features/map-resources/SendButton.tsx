import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { Button } from '../../shared/ui/Button'
import { Skeleton } from '../../shared/ui/Skeleton'
import type { PlanPaneProps } from './PlanPane'

const MappingImpact = lazyPart(async () => (await import('./MappingImpact')).MappingImpact)

/**
 * With more people than this, the name of the role has to be typed. Source: docs/assumptions.md
 *
 */
const MANY = 20

type SendButtonProps = PlanPaneProps & { doable: number; isReady: boolean }

/** Sends the plan after a confirmation that shows how many people gain resources. */
export function SendButton({ role, state, plan, dryRun, doable, isReady }: SendButtonProps) {
  const { t } = useTranslation('mapResources')
  const [isAsked, setAsked] = useState(false)
  const holders = useHolderCount('ROLE', role.id)
  const isMany = holders === 'hidden' || (holders ?? 0) > MANY
  const verb = plan.isStarted
    ? t('send.goOn', { total: doable })
    : t('send.verb', { total: doable })
  return (
    <>
      <Button
        variant="primary"
        size="small"
        isDisabled={!isReady}
        isPending={state.isSending}
        onPress={() => setAsked(true)}
      >
        {verb}
      </Button>
      {isAsked && (
        <ConfirmDialog
          kind="change"
          title={t('send.title', { role: role.name })}
          consequence={<Reach holders={holders} />}
          verb={verb}
          isDisabled={holders === undefined}
          typed={isMany ? role.name : undefined}
          onConfirm={() => {
            void state.send().then(dryRun.forget)
            return Promise.resolve()
          }}
          onClose={() => setAsked(false)}
        >
          {!plan.through && <MappingImpact role={role} plan={plan} verdicts={dryRun.verdicts} />}
        </ConfirmDialog>
      )}
    </>
  )
}

function Reach({ holders }: { holders: ReturnType<typeof useHolderCount> }) {
  const { t } = useTranslation('mapResources')
  if (holders === undefined) return <Skeleton />
  return holders === 'hidden' ? t('send.hidden') : t('send.holders', { total: holders })
}
