import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Destination } from './destination'
import type { Section } from './useDestinations'
import type { SourceState } from './useFindings'

interface EarlyEnterOptions {
  /** The element that contains the field. */
  panel: RefObject<HTMLElement | null>
  query: string
  sections: readonly Section[]
  states: readonly SourceState[]
  onOpen: (destination: Destination) => void
}

/** The first result, as soon as no search can put another one above it. */
function settledFirst([top]: readonly Section[], states: readonly SourceState[]) {
  if (!top) return undefined
  const upToIt = states.slice(0, states.findIndex(({ source }) => source.kind === top.id) + 1)
  return upToIt.some(({ isSearching }) => isSearching) ? undefined : top.destinations[0]
}

/**
 * When Enter is pressed before there is a result, opens the first one as soon as it is final. Another key, or a press
 * in the palette, cancels this. Source: docs/assumptions.md A-410.
 */
export function useEarlyEnter({ panel, query, sections, states, onOpen }: EarlyEnterOptions) {
  const enteredIn = useRef<string>(undefined)
  const first = settledFirst(sections, states)

  const note = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    const isEarly = key === 'Enter' && !isComposing && sections.length === 0
    enteredIn.current = isEarly ? query : undefined
  })
  useEffect(() => {
    const element = panel.current
    const listen = (event: KeyboardEvent) => note(event)
    const forget = () => {
      enteredIn.current = undefined
    }
    element?.addEventListener('keydown', listen, true)
    element?.addEventListener('pointerdown', forget, true)
    return () => {
      element?.removeEventListener('keydown', listen, true)
      element?.removeEventListener('pointerdown', forget, true)
    }
  }, [panel])

  const open = useEffectEvent(() => {
    if (first && query !== '' && enteredIn.current === query) onOpen(first)
  })
  useEffect(() => {
    if (first) open()
  }, [first])
}
