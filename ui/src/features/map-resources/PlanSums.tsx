import { Download, RefreshCw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { toCsv } from '../../shared/platform/files/csv'
import { downloadCsv } from '../../shared/platform/files/downloadCsv'
import { Button } from '../../shared/ui/Button'
import { isOver, nameOf, tally } from './plan'
import styles from './PlanPane.module.css'
import type { PlanPaneProps } from './PlanPane'
import { useVerdictText } from './useVerdictText'

/** Above so many people a change is confirmed by typing. Source: docs/assumptions.md A-482. */
const MANY = 20

/** How much of each there is, and what can be done with the plan. */
export function PlanSums(props: PlanPaneProps) {
  const { state, plan, dryRun } = props
  const { t } = useTranslation('mapResources')
  const counts = tally(plan, dryRun.verdicts)
  const count = (...kinds: (typeof dryRun.verdicts)[number]['kind'][]) =>
    kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0)
  const names = count('taken', 'wrong', 'twice')
  const doable = count('create', 'map')
  const done = plan.items.filter(isOver).length
  const isReady = !dryRun.isLooking && names === 0 && doable > 0 && count('unknown') === 0
  return (
    <>
      <ul className={styles.sums} aria-live="polite">
        {plan.isStarted && <li>{t('sum.done', { done, total: plan.items.length })}</li>}
        <li>{t('sum.create', { total: count('create') })}</li>
        <li>{t('sum.map', { total: count('map') })}</li>
        {count('mapped') > 0 && <li>{t('sum.skip', { total: count('mapped') })}</li>}
        {count('refused', 'notFound') > 0 && (
          <li>{t('sum.refuse', { total: count('refused', 'notFound') })}</li>
        )}
        {count('unknown') > 0 && <li>{t('sum.unknown', { total: count('unknown') })}</li>}
        {names > 0 && <li>{t('sum.names', { total: names })}</li>}
      </ul>
      <div className={styles.actions}>
        {state.isSending ? (
          <Button size="small" onPress={state.stop}>
            {t('plan.stop')}
          </Button>
        ) : (
          <PlanActions {...props} />
        )}
        <SendButton {...props} doable={doable} isReady={isReady} />
      </div>
    </>
  )
}

function PlanActions(props: PlanPaneProps) {
  const { state, plan, dryRun } = props
  const { t } = useTranslation('mapResources')
  const taken = new Map(
    dryRun.verdicts.flatMap((each, at) =>
      each.kind === 'taken' ? [[plan.items[at], each.suggestion] as const] : [],
    ),
  )
  const useAll = () =>
    state.change({
      items: plan.items.map((item) => {
        const ownName = taken.get(item)
        return ownName === undefined ? item : { ...item, ownName }
      }),
    })
  return (
    <>
      {taken.size > 0 && (
        <Button size="small" onPress={useAll}>
          {t('plan.useAll', { total: taken.size })}
        </Button>
      )}
      <Button size="small" icon={RefreshCw} onPress={dryRun.lookAgain}>
        {t('plan.again')}
      </Button>
      <CsvButton {...props} />
      {plan.isStarted && (
        <Button size="small" onPress={state.drop}>
          {t('plan.other')}
        </Button>
      )}
    </>
  )
}

/** The plan as a file: each value, the name of its resource, and what becomes or became of it. */
function CsvButton({ role, plan, dryRun }: PlanPaneProps) {
  const { t } = useTranslation('mapResources')
  const textOf = useVerdictText()
  const save = () => {
    const head = [t('column.value'), t('csv.native'), t('column.resource'), t('column.state')]
    const lines = plan.items.map((item, at) => {
      const verdict = dryRun.verdicts[at] ?? { kind: 'unknown' as const }
      const name = verdict.kind === 'map' ? verdict.resource.name : nameOf(plan, item)
      return [item.name, item.native, item.made?.name ?? name, textOf(item, verdict)]
    })
    downloadCsv(toCsv([head, ...lines]), t('csv.title', { role: role.name }))
  }
  return (
    <Button size="small" variant="quiet" icon={Download} onPress={save}>
      {t('csv.save')}
    </Button>
  )
}

type SendButtonProps = PlanPaneProps & { doable: number; isReady: boolean }

/** Sends the plan, once it is confirmed who gets what. */
function SendButton({ role, state, plan, dryRun, doable, isReady }: SendButtonProps) {
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
          consequence={
            holders === 'hidden' || holders === undefined
              ? t('send.hidden')
              : t('send.holders', { total: holders })
          }
          verb={verb}
          typed={isMany ? role.name : undefined}
          onConfirm={() => {
            void state.send().then(dryRun.lookAgain)
            return Promise.resolve()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
