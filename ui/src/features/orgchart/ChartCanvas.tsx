import { Background, Handle, MiniMap, Position, ReactFlow, type NodeProps } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import { drawingOf, type MoreNode, type PersonNode } from './chartNodes'
import { useChartActions } from './chartActions'
import { ExportTools } from './ExportTools'
import { MoreCard } from './MoreCard'
import styles from './OrgChart.module.css'
import { PersonCard } from './PersonCard'
import { ThreadEdge } from './ThreadEdge'
import { FIT, ZoomTools } from './ZoomTools'

const nodeTypes = { person: Person, more: More }
const edgeTypes = { thread: ThreadEdge }
const VIEW = {
  minZoom: 0.2,
  maxZoom: 1.5,
  fitView: true,
  fitViewOptions: FIT,
  zoomOnDoubleClick: false,
}
/** Only the view moves. */
const STILL = {
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
}

function Person({ data: { card, shape, isRoot } }: NodeProps<PersonNode>) {
  const { isDeep } = useChartActions()
  return (
    <>
      <PersonCard card={card} shape={shape} isRoot={isRoot} canFold={isRoot || isDeep} />
      <Ends />
    </>
  )
}

function More({ data: { dn, shape } }: NodeProps<MoreNode>) {
  return (
    <>
      <MoreCard dn={dn} shape={shape} />
      <Ends />
    </>
  )
}

/** The library draws a thread only between two of these; where it runs is our own (`ThreadEdge`). */
function Ends() {
  return (
    <>
      <Handle type="target" position={Position.Top} className={styles.end ?? ''} />
      <Handle type="source" position={Position.Bottom} className={styles.end ?? ''} />
    </>
  )
}

/** The chart as a drawing to move about in; the same for readers is `ChartTree`. */
export function ChartCanvas({ root }: { root: string }) {
  const { t } = useTranslation('orgchart')
  const { direction } = useLocale()
  const { chart } = useChartActions()
  const [canvas, setCanvas] = useState<HTMLElement | null>(null)
  const { isWhole, drawWhole } = useWhole()
  const { nodes, edges } = useMemo(
    () => drawingOf(chart, root, direction === 'rtl' ? -1 : 1),
    [chart, root, direction],
  )
  return (
    <section ref={setCanvas} className={styles.canvas} aria-label={t('canvas')}>
      <ReactFlow
        key={direction}
        {...VIEW}
        {...STILL}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onlyRenderVisibleElements={!isWhole}
        proOptions={{ hideAttribution: true }}
      >
        <Background />
        <MiniMap className={styles.minimap ?? ''} pannable ariaLabel={t('minimap')} />
        <ZoomTools />
        <ExportTools canvas={canvas} drawWhole={drawWhole} />
      </ReactFlow>
    </section>
  )
}

/** Draws what is out of sight too while something is done with it. */
function useWhole() {
  const [isWhole, setIsWhole] = useState(false)
  const drawWhole = async (work: () => Promise<void>) => {
    setIsWhole(true)
    await drawn()
    await work().finally(() => setIsWhole(false))
  }
  return { isWhole, drawWhole }
}

/** After the next picture on the screen. */
function drawn() {
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
