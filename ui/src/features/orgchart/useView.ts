import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import { boxOf, cornerOf } from './chartNodes'
import type { Place } from './layout'

/** Space between a card that was moved into view and the edge of the window, px. */
const MARGIN = 24
/** The smallest scale at which names can be read. */
const READABLE = 0.8

/** Functions that scroll and zoom the drawing. */
export function useView(flow: 1 | -1) {
  const { getViewport, setViewport, setCenter } = useReactFlow()
  const store = useStoreApi()
  return {
    /** Scrolls as little as needed to bring a card into view. */
    reveal: (place: Place) => {
      const { x, y, zoom } = getViewport()
      const { width, height } = store.getState()
      const box = boxOf(place, flow)
      const right = shiftInto(box.x * zoom + x, box.width * zoom, width)
      const down = shiftInto(box.y * zoom + y, box.height * zoom, height)
      if (right !== 0 || down !== 0) void setViewport({ x: x + right, y: y + down, zoom })
    },
    /** Brings a card to the middle, at a scale where its name can be read. */
    showInMiddle: (place: Place) => {
      const { x, y, width, height } = boxOf(place, flow)
      const zoom = Math.max(getViewport().zoom, READABLE)
      void setCenter(x + width / 2, y + height / 2, { zoom })
    },
  }
}

/** How far to move an interval of `length`, so that it lies within `room`; px. */
function shiftInto(start: number, length: number, room: number): number {
  if (start < MARGIN) return MARGIN - start
  return Math.min(0, room - MARGIN - (start + length))
}

/** The node that was opened or closed keeps its position on the screen while the drawing around it changes. */
export function useSteadyCard(place: Place | undefined, flow: 1 | -1) {
  const { getViewport, setViewport } = useReactFlow()
  const earlier = useRef(place)
  useEffect(() => {
    const before = earlier.current
    earlier.current = place
    if (!place || place.id !== before?.id) return
    const [from, to] = [cornerOf(before, flow), cornerOf(place, flow)]
    if (from.x === to.x && from.y === to.y) return
    const { x, y, zoom } = getViewport()
    void setViewport({ x: x - (to.x - from.x) * zoom, y: y - (to.y - from.y) * zoom, zoom })
  }, [place, flow, getViewport, setViewport])
}
