import { createContext, useContext } from 'react'
import type { Chart } from './chart'

/** What the cards of a chart show, and what is done from them. */
export interface ChartActions {
  chart: Chart
  /** Whether anything can be below anybody but the root. */
  isDeep: boolean
  toggle: (dn: string) => void
  read: (dn: string) => void
  readMore: (dn: string) => void
}

export const ChartContext = createContext<ChartActions | undefined>(undefined)

export function useChartActions(): ChartActions {
  const actions = useContext(ChartContext)
  if (!actions) throw new Error('a card stands outside of a chart')
  return actions
}
