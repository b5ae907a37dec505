import { useEffect, useEffectEvent, useRef } from 'react'
import type { Section } from './useDestinations'

/** The event with which the field of an Autocomplete moves the highlight of its list: `FOCUS_EVENT` of React Aria. */
const HIGHLIGHT = 'react-aria-focus'

const MOVES = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'])

function highlightFirst(list: HTMLElement | null) {
  const detail = { focusStrategy: 'first' }
  list?.dispatchEvent(new CustomEvent(HIGHLIGHT, { bubbles: true, cancelable: true, detail }))
}

/**
 * Highlights the first result, also one that is loaded later than those below it, until somebody moves the highlight.
 * Without a text nothing is highlighted. Source: docs/assumptions.md A-410.
 */
export function useFirstHighlighted(query: string, sections: readonly Section[]) {
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const movedIn = useRef<string>(undefined)
  const first = sections[0]?.destinations[0]?.path

  const note = useEffectEvent(({ key }: KeyboardEvent) => {
    if (MOVES.has(key)) movedIn.current = query
  })
  useEffect(() => {
    const field = panel.current
    const listen = (event: KeyboardEvent) => note(event)
    field?.addEventListener('keydown', listen, true)
    return () => field?.removeEventListener('keydown', listen, true)
  }, [])

  const follow = useEffectEvent(() => {
    if (query !== '' && movedIn.current !== query) highlightFirst(list.current)
  })
  useEffect(() => {
    if (first !== undefined) follow()
  }, [first])

  return { panel, list }
}
