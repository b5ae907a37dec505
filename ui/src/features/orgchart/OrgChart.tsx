import { Network, Rows3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Relation } from '../../entities/orgchart/api'
import { ErrorState } from '../../shared/async/ErrorState'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { Select } from '../../shared/ui/Select'
import { Spinner } from '../../shared/ui/Spinner'
import { ChartContext } from './chartActions'
import { ChartTree } from './ChartTree'
import { LevelUp } from './LevelUp'
import styles from './OrgChart.module.css'
import { PersonSearch } from './PersonSearch'
import { useChart } from './useChart'

const ChartCanvas = lazy(async () => ({ default: (await import('./ChartCanvas')).ChartCanvas }))

/** Below this a drawing shows too little of itself. */
const NARROW = '(width < 48rem)'

interface OrgChartProps {
  root: string
  relation: Relation
  relations: readonly Relation[]
  onRelation: (key: string) => void
}

/** One chart as a drawing or as a tree, with the ways to another one. */
export function OrgChart({ root, relation, relations, onRelation }: OrgChartProps) {
  const { t } = useTranslation('orgchart')
  const isDeep = relation.sourceEntity === relation.targetEntity
  const actions = useChart(root, relation)
  const [view, setView] = useState<'chart' | 'tree'>(matchMedia(NARROW).matches ? 'tree' : 'chart')
  const card = actions.chart.cards.get(root)
  const failure = actions.chart.failures.get(root)
  return (
    <ChartContext value={{ ...actions, isDeep }}>
      <div className={styles.tools}>
        <PersonSearch />
        <Select
          label={t('relation')}
          size="small"
          options={relations.map(({ key, name }) => ({ id: key, text: name }))}
          value={relation.key}
          onChange={onRelation}
        />
        <SegmentedButtons
          label={t('view.label')}
          options={[
            { id: 'chart', label: t('view.chart'), icon: Network },
            { id: 'tree', label: t('view.tree'), icon: Rows3 },
          ]}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={styles.up}>
        <LevelUp root={root} relation={relation} />
      </div>
      {!card && failure !== undefined && (
        <ErrorState title={t('failed')} error={failure} onRetry={() => actions.read(root)} />
      )}
      {!card && failure === undefined && <Spinner label={t('reading')} />}
      {card && view === 'tree' && <ChartTree root={card} relation={relation} isDeep={isDeep} />}
      {card && view === 'chart' && (
        <Suspense fallback={<Spinner label={t('reading')} />}>
          <ChartCanvas root={root} />
        </Suspense>
      )}
    </ChartContext>
  )
}
