import { Download, RefreshCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { toCsv } from '../../shared/platform/files/csv'
import { downloadCsv } from '../../shared/platform/files/downloadCsv'
import { Button } from '../../shared/ui/Button'
import { isOver, nameOf, tally } from './plan'
import styles from './PlanPane.module.css'
import type { PlanPaneProps } from './PlanPane'
import { SendButton } from './SendButton'
import { useVerdictText } from './useVerdictText'

/** The number of items by verdict, and the actions on the plan. */
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

/** The plan as a file: each value, the name of its resource, and the action or its outcome. */
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
