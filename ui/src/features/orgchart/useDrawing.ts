import { useMemo, useState } from 'react'
import type { Relation } from '../../entities/orgchart/model'
import { useLocale } from '../../i18n/useLocale'
import { branchOf, type Chart } from './chart'
import { nodeKeeper, nodesOf, type ChartNode } from './chartNodes'
import { placesOf, type Place } from './layout'
import { threadsOf } from './threads'

/** Positions, nodes and lines of the whole chart, whatever part of it is in view. */
export interface Drawing {
  places: readonly Place[]
  nodes: readonly ChartNode[]
  threads: string
  /** -1 in languages that are written from right to left. */
  flow: 1 | -1
}

export function useDrawing(chart: Chart, root: string, relation: Relation): Drawing {
  const flow = useLocale().direction === 'rtl' ? -1 : 1
  const [keep] = useState(nodeKeeper)
  const places = useMemo(() => placesOf(branchOf(chart, root)), [chart, root])
  const nodes = useMemo(
    () => keep(nodesOf({ chart, places, relation, flow })),
    [keep, chart, places, relation, flow],
  )
  const threads = useMemo(() => threadsOf(places, flow), [places, flow])
  return { places, nodes, threads, flow }
}
