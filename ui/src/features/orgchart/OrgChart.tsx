import { Network, Rows3 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Relation } from '../../entities/orgchart/model'
import { ErrorState } from '../../shared/blocks/async/ErrorState'
import { lazyPart } from '../../shared/platform/parts/lazyPart'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { Select } from '../../shared/ui/Select'
import { Spinner } from '../../shared/ui/Spinner'
import type { Chart } from './chart'
import { ChartSearch } from './ChartSearch'
import { ChartTree } from './ChartTree'
import { LevelUp } from './LevelUp'
import styles from './OrgChart.module.css'
import { shownCards, type Sought } from './sought'
import { subjectOf } from './subject'
import { useChart } from './useChart'

const ChartCanvas = lazyPart(
  async () => (await import(/* webpackChunkName: "org-chart" */ './ChartCanvas')).ChartCanvas,
  { waiting: <ChartSpinner /> },
)

/** The media query of windows that show the list first: a drawing would be mostly out of view. */
const NARROW = '(width < 48rem)'

interface OrgChartProps {
  root: string
  relation: Relation
  /** All relationships, of every kind of entity. */
  relations: readonly Relation[]
  onRelation: (key: string) => void
}

/** One chart as a drawing or as a tree, with the choice of the relationship and links to other charts. */
export function OrgChart({ root, relation, relations, onRelation }: OrgChartProps) {
  const { t } = useTranslation('orgchart')
  const { chart, read, readMore, toggle } = useChart(root, relation)
  const [view, setView] = useState<'chart' | 'tree'>(matchMedia(NARROW).matches ? 'tree' : 'chart')
  const [sought, setSought] = useState<Sought>()
  const card = chart.cards.get(root)
  const kind = relation.sourceEntity
  const shown = { chart, root, relation, sought, onFold: toggle, onMore: readMore }
  return (
    <>
      <div className={styles.tools}>
        <ChartSearch
          relation={relation}
          findShown={(text) => shownCards(chart, root, text)}
          onShow={(dn) => setSought({ dn })}
        />
        <Select
          label={t('relation')}
          isInline
          options={relations
            .filter(({ sourceEntity }) => sourceEntity === kind)
            .map(({ key, name }) => ({ id: key, text: name }))}
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
        {waysUp(relations, relation).map((up) => (
          <LevelUp key={up.key} root={root} relation={up} isOwn={up.key === relation.key} />
        ))}
      </div>
      {card ? (
        <>
          <EmptyRelation {...shown} name={card.name} />
          {view === 'tree' ? <ChartTree {...shown} /> : <ChartCanvas {...shown} />}
        </>
      ) : (
        <Unread error={chart.failures.get(root)} onRetry={() => read(root)} />
      )}
    </>
  )
}

interface EmptyRelationProps {
  chart: Chart
  root: string
  relation: Relation
  /** The name of the root. */
  name: string
}

/** Says that the relationship leads from the root to nobody, and what to do; nothing while the children load. */
function EmptyRelation({ chart, root, relation, name }: EmptyRelationProps) {
  const { t } = useTranslation('orgchart')
  if (chart.below.get(root)?.total !== 0) return null
  return (
    <p role="status" className={styles.empty}>
      {t(`empty.${subjectOf(relation.sourceEntity)}`, { name, relation: relation.name })}
    </p>
  )
}

/** A spinner while the chart loads, or the error with a button to load it again. */
function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('orgchart')
  if (error === undefined) return <ChartSpinner />
  return <ErrorState title={t('failed')} error={error} onRetry={onRetry} />
}

function ChartSpinner() {
  const { t } = useTranslation('orgchart')
  return <Spinner label={t('reading')} />
}

/** The relationships that lead to entities of the root's kind; the relationship of the chart comes first. */
function waysUp(relations: readonly Relation[], own: Relation): Relation[] {
  const fitting = relations.filter(({ targetEntity }) => targetEntity === own.sourceEntity)
  return fitting.toSorted(
    (one, other) => Number(other.key === own.key) - Number(one.key === own.key),
  )
}
