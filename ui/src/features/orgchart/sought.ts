import { foldText } from '../../shared/blocks/values/foldText'
import type { ChartCard } from '../../entities/orgchart/model'
import { branchesOf, branchOf, type Chart } from './chart'

/** A person that the search found in the chart; a new object for each choice. */
export interface Sought {
  dn: string
}

/** The visible cards whose name or lines contain a text, each once; none for an empty text. */
export function shownCards(chart: Chart, root: string, typed: string): ChartCard[] {
  const wanted = foldText(typed.trim())
  if (wanted === '') return []
  const shown = new Set(branchesOf(branchOf(chart, root)).map(({ dn }) => dn))
  return [...shown].flatMap((dn) => chart.cards.get(dn) ?? []).filter((card) => says(card, wanted))
}

function says({ name, lines }: ChartCard, wanted: string): boolean {
  return [name, ...lines].some((text) => foldText(text).includes(wanted))
}
