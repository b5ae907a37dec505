import { useMemo, useState } from 'react'
import { foldText } from '../../shared/blocks/values/foldText'
import type { ChartNode, PersonNode } from './chartNodes'

/** What is looked for among the cards that are shown. */
export interface Find {
  typed: string
  type: (text: string) => void
  /** Ids of the cards that were found, as they are drawn. */
  hits: readonly string[]
  /** Which of them is looked at; -1 for none. */
  at: number
  /** To the next one or the one before, round and round. */
  step: (by: 1 | -1) => void
}

/** @param onGo shows a card that was found */
export function useFind(nodes: readonly ChartNode[], onGo: (id: string) => void): Find {
  const [typed, setTyped] = useState('')
  const [current, setCurrent] = useState<string>()
  const hits = useMemo(() => hitsIn(nodes, typed), [nodes, typed])
  const at = current === undefined ? -1 : hits.indexOf(current)

  const go = (id: string | undefined) => {
    setCurrent(id)
    if (id !== undefined) onGo(id)
  }
  return {
    typed,
    type: (text) => {
      setTyped(text)
      go(hitsIn(nodes, text)[0])
    },
    hits,
    at,
    step: (by) => go(hits.at((at + by) % hits.length)),
  }
}

function hitsIn(nodes: readonly ChartNode[], typed: string): string[] {
  const wanted = foldText(typed.trim())
  if (wanted === '') return []
  return nodes.filter((node) => isPerson(node) && says(node, wanted)).map(({ id }) => id)
}

function isPerson(node: ChartNode): node is PersonNode {
  return node.type === 'person'
}

function says({ data: { card } }: PersonNode, wanted: string): boolean {
  return [card.name, ...card.lines].some((text) => foldText(text).includes(wanted))
}
