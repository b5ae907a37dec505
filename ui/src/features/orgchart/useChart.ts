import { useCallback, useEffect, useReducer } from 'react'
import { useLazyReadChartQuery } from '../../entities/orgchart/api'
import type { Relation } from '../../entities/orgchart/model'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { chartReducer, emptyChart } from './chart'

/** How many reports one call loads: about as many as people look at in one row. */
const PAGE_SIZE = 10

/** The chart of a root. Its first level is loaded at once, other levels when they are opened. */
export function useChart(root: string, relation: Relation) {
  const clientId = useBootstrap().client.id
  const [chart, dispatch] = useReducer(chartReducer, emptyChart)
  const [readChart] = useLazyReadChartQuery()
  const { key, sourceEntity: entityKey } = relation

  const read = useCallback(
    async (dn: string, nextIndex: number) => {
      dispatch({ type: 'asked', dn })
      const { data, error } = await readChart(
        { dn, entityKey, relation: key, clientId, nextIndex, size: PAGE_SIZE },
        true,
      )
      if (data) dispatch({ type: 'read', ...data })
      else dispatch({ type: 'failed', dn, error })
    },
    [readChart, key, entityKey, clientId],
  )
  useEffect(() => {
    void read(root, 1)
  }, [read, root])

  return {
    chart,
    read: (dn: string) => void read(dn, 1),
    readMore: (dn: string) => void read(dn, chart.below.get(dn)?.nextIndex ?? 1),
    toggle: (dn: string) => {
      if (chart.reading.has(dn)) return
      if (chart.open.has(dn)) dispatch({ type: 'closed', dn })
      else if (chart.below.has(dn)) dispatch({ type: 'opened', dn })
      else void read(dn, 1)
    },
  }
}
