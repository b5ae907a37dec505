import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleDetail } from '../../entities/role/model'
import { Pager } from '../../shared/blocks/data-table/Pager'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { TextField } from '../../shared/ui/TextField'
import { idOf, nameOf, PATTERN_PARTS, type Plan } from './plan'
import { PlanRow } from './PlanRow'
import { PlanSums } from './PlanSums'
import styles from './PlanPane.module.css'
import { ThroughField } from './ThroughField'
import type { useDryRun } from './useDryRun'
import type { PlanState } from './usePlan'

/** Number of items on one page of the plan. */
const PAGE_SIZE = 20

export interface PlanPaneProps {
  role: RoleDetail
  state: PlanState
  plan: Plan
  dryRun: ReturnType<typeof useDryRun>
}

/** The resources that will be created and mapped, and later the outcome. */
export function PlanPane(props: PlanPaneProps) {
  const { state, plan, dryRun } = props
  const { t } = useTranslation('mapResources')
  return (
    <SectionCard title={plan.isStarted ? t('plan.result') : t('plan.title')}>
      <Stack gap="tight">
        <p className={styles.caption}>{plan.isStarted ? t('plan.resultText') : t('plan.text')}</p>
        <PlanFields {...props} />
        {plan.items.length === 0 ? (
          <p>{t('plan.none')}</p>
        ) : (
          <>
            <PlanSums {...props} />
            <PlanRows {...props} />
          </>
        )}
        {dryRun.error !== undefined && <FormFault error={dryRun.error} />}
        {state.fault !== undefined && <FormFault error={state.fault} />}
      </Stack>
    </SectionCard>
  )
}

/** The name pattern of new resources, and the reason of the mapping. */
function PlanFields({ state, plan }: PlanPaneProps) {
  const { t } = useTranslation('mapResources')
  const [pattern, setPattern] = useState(plan.pattern)
  const [first] = plan.items
  const example = first && nameOf({ ...plan, pattern }, { ...first, ownName: undefined })
  return (
    <>
      <ThroughField plan={plan} state={state} />
      {!plan.through && (
        <TextField
          label={t('plan.pattern')}
          hint={
            example
              ? t('plan.example', { name: example })
              : t('plan.patternHint', { parts: PATTERN_PARTS })
          }
          value={pattern}
          isDisabled={state.isSending}
          onChange={setPattern}
          onBlur={() => state.change({ pattern })}
        />
      )}
      <TextField
        label={t('plan.reason')}
        value={plan.reason}
        isDisabled={state.isSending}
        onChange={(reason) => state.change({ reason })}
      />
    </>
  )
}

/** One page of the plan's items; those that need a decision come first. */
function PlanRows({ state, plan, dryRun }: PlanPaneProps) {
  const [page, setPage] = useState(1)
  const needsPerson = new Set(['taken', 'wrong', 'twice', 'refused', 'notFound'])
  const rows = plan.items
    .map((item, at) => ({ item, verdict: dryRun.verdicts[at] ?? { kind: 'unknown' as const } }))
    .toSorted((one, other) => rank(other) - rank(one))
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const change = (items: Plan['items']) => state.change({ items })
  function rank({ verdict, item }: (typeof rows)[number]) {
    return item.failure === undefined && !needsPerson.has(verdict.kind) ? 0 : 1
  }
  return (
    <>
      <ul className={styles.plan}>
        {shown.map(({ item, verdict }) => (
          <PlanRow
            key={idOf(item)}
            item={item}
            name={nameOf(plan, item)}
            verdict={verdict}
            isLocked={state.isSending}
            onRename={(ownName) =>
              change(plan.items.map((each) => (each === item ? { ...each, ownName } : each)))
            }
            onRetry={() => void state.send(item).then(dryRun.forget)}
            onRemove={() => change(plan.items.filter((each) => each !== item))}
          />
        ))}
      </ul>
      {rows.length > PAGE_SIZE && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          pageSizes={[]}
          shown={{ rows: shown, total: rows.length }}
          onPage={setPage}
          onPageSize={() => undefined}
        />
      )}
    </>
  )
}
