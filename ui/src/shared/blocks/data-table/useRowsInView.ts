import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useState } from 'react'

/** Height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 44

/** Rows made beyond the edges of the window: what Tab reaches next is there. */
const OVERSCAN = 5

/** Where a row stands. */
interface Place {
  index: number
  /** Pixels between the row before and this one. */
  gap: number
}

/**
 * Which rows of a long table are near the window, and how much room the others take.
 *
 * The row with the focus stays, wherever the window is: a focus that vanished would begin at the top of the page.
 */
export function useRowsInView(count: number) {
  const [focused, setFocused] = useState<number>()
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range) => withRow(defaultRangeExtractor(range), focused),
  })
  const items = virtualizer.getVirtualItems()

  // Where the rows begin changes with what stands above them.
  const first = items[0]
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const row = first && virtualizer.elementsCache.get(first.key)
      if (!row) return
      const begin = row.getBoundingClientRect().top + window.scrollY - (first.start - top)
      if (Math.abs(begin - top) > 1) setTop(begin)
    })
    return () => cancelAnimationFrame(frame)
  }, [first, top, virtualizer])

  const places: Place[] = []
  let reached = top
  for (const { index, start, end } of items) {
    places.push({ index, gap: start - reached })
    reached = end
  }
  return {
    places,
    end: virtualizer.getTotalSize() + top - reached,
    ref: virtualizer.measureElement,
    onFocus: useCallback((index: number) => setFocused(index), []),
  }
}

function withRow(indexes: number[], row: number | undefined): number[] {
  if (row === undefined || indexes.includes(row)) return indexes
  return [...indexes, row].sort((a, b) => a - b)
}
