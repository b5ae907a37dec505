import {
  Background,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useStore,
  ViewportPortal,
} from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useEffect, useEffectEvent, useMemo, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Relation } from '../../entities/orgchart/model'
import { useLocale } from '../../i18n/useLocale'
import { CardInfo, useCardInfo } from './CardInfo'
import { cardIdOf } from './cardId'
import type { Chart } from './chart'
import { onChartKey } from './chartKeys'
import { markedOf, type ChartNode } from './chartNodes'
import { ExportTools } from './ExportTools'
import { isFarAway } from './farAway'
import type { Place } from './layout'
import { MoreCard } from './MoreCard'
import styles from './OrgChart.module.css'
import { PersonCard } from './PersonCard'
import type { Sought } from './sought'
import { useActiveCard } from './useActiveCard'
import { useDrawing } from './useDrawing'
import { useSteadyCard, useView } from './useView'
import { FIT, ZoomTools } from './ZoomTools'

const nodeTypes = { person: PersonCard, more: MoreCard }
const VIEW = { minZoom: 0.1, maxZoom: 1.5, zoomOnDoubleClick: false }
/**
 * Switches off the library's dragging, selecting and keys: the view can be moved, the cards cannot, and the keys are
 * `chartKeys`.
 */
const STILL = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  panActivationKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  deleteKeyCode: null,
}

/** Size of the minimap, px. The library needs it in JavaScript. */
const MINIMAP = { width: 160, height: 96 }

interface ChartCanvasProps {
  chart: Chart
  root: string
  relation: Relation
  sought: Sought | undefined
  onFold: (dn: string) => void
  onMore: (dn: string) => void
}

/** The chart as a drawing that can be moved and zoomed. Screen reader users have the same chart as `ChartTree`. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { direction } = useLocale()
  return (
    <ReactFlowProvider key={direction}>
      <Canvas {...props} />
    </ReactFlowProvider>
  )
}

function Canvas({ chart, root, relation, sought, onFold, onMore }: ChartCanvasProps) {
  const { t } = useTranslation('orgchart')
  const { places, nodes, threads, flow } = useDrawing(chart, root, relation)
  const { active, setActive } = useActiveCard(places)
  const { reveal, showInMiddle } = useView(flow)
  const { tell, ...info } = useCardInfo()
  useSteadyCard(active, flow)

  const go = (id: string, move: (place: Place) => void) => {
    setActive(id)
    const place = places.find((each) => each.id === id)
    if (place) move(place)
  }
  const showSought = useEffectEvent(({ dn }: Sought) => {
    const place = places.find((each) => each.dn === dn && !each.isMore)
    if (place) go(place.id, showInMiddle)
  })
  useEffect(() => {
    if (sought) showSought(sought)
  }, [sought])
  const marked = useMemo(() => markedOf(nodes, active?.id), [nodes, active])

  const press = ({ type, data: { dn } }: ChartNode) => (type === 'more' ? onMore(dn) : onFold(dn))
  const tellOf = (node: ChartNode) => {
    if (node.type === 'person') tell({ id: node.id, kind: node.data.kind, ...node.data.card })
  }
  const onNodeClick = ({ target }: MouseEvent, node: ChartNode) => {
    setActive(node.id)
    if (target instanceof Element && target.closest('button')) press(node)
    else tellOf(node)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const node = nodes.find(({ id }) => id === active?.id)
    if (event.target !== event.currentTarget || !node || !active) return
    onChartKey(event, {
      places,
      active,
      flow,
      go: ({ id }) => go(id, reveal),
      press: () => press(node),
      tell: () => tellOf(node),
    })
  }
  return (
    <section className={styles.canvas} aria-label={t('canvas')}>
      <ReactFlow
        {...VIEW}
        {...STILL}
        className={styles.flow ?? ''}
        tabIndex={0}
        aria-label={t('keys')}
        aria-activedescendant={active && cardIdOf(active.id)}
        onKeyDown={onKeyDown}
        nodes={marked}
        nodeTypes={nodeTypes}
        onNodeClick={onNodeClick}
        // The library's `fitView` property waits for a visible card; a mirrored chart has none at first.
        onInit={({ fitView }) => void fitView(FIT)}
        onlyRenderVisibleElements
        proOptions={{ hideAttribution: true }}
      >
        <Dots />
        <ViewportPortal>
          <svg className={styles.threads}>
            <path d={threads} />
          </svg>
        </ViewportPortal>
        <MiniMap
          className={styles.minimap ?? ''}
          style={MINIMAP}
          position={flow === 1 ? 'bottom-right' : 'bottom-left'}
          pannable
          ariaLabel={t('minimap')}
        />
        <ZoomTools flow={flow} />
        <ExportTools nodes={nodes} threads={threads} flow={flow} />
      </ReactFlow>
      <CardInfo {...info} relation={relation} />
    </section>
  )
}

/** The dots of the background. They are left out far away, where they would blur into grey. */
function Dots() {
  return useStore(isFarAway) ? null : <Background />
}
