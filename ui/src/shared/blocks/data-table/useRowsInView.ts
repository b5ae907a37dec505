import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useState } from 'react'

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 44

/** How many rows are rendered above and below the window, so that Tab reaches the next one. */
const OVERSCAN = 5

/** The position of a row. */
interface Place {
  index: number
  /** Space between the previous rendered row and this one, px. */
  gap: number
}

/**
 * The rows of a long table that are near the window, and the height of all others.
 *
 * The focused row is always rendered: if it vanished, the focus would go to the top of the page.
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

  // The offset of the first row changes with the content above the table.
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
