/** Where a row is drawn. */
export interface RowPlace {
  row: HTMLElement
  /** Which row of the page it is. */
  index: number
  /** What of it gets the focus. */
  target: HTMLElement | null
}

/** The rows that are drawn; of a long list those in view tell their number. */
export function placesIn(sheet: HTMLElement | null): RowPlace[] {
  const drawn = sheet?.querySelectorAll<HTMLElement>('[data-row]') ?? []
  return [...drawn].map((row, order) => ({
    row,
    index: Number(row.dataset.index ?? order),
    target: row.querySelector<HTMLElement>('th a') ?? row.querySelector('a, button, input'),
  }))
}

/**
 * Calls back once a row of the page is drawn. Until then the list is scrolled to the end where the row will be.
 *
 * @returns stops waiting.
 */
export function whenDrawn(
  sheet: HTMLElement | null,
  index: number,
  act: (place: RowPlace) => void,
): () => void {
  const look = () => {
    const place = placesIn(sheet).find((each) => each.index === index)
    if (place) observer.disconnect()
    if (place) act(place)
    return place !== undefined
  }
  const observer = new MutationObserver(look)
  if (!sheet || look()) return () => undefined
  observer.observe(sheet, { childList: true, subtree: true })
  bringIntoView(sheet, index === 0 ? 'start' : 'end')
  return () => observer.disconnect()
}

/** When the way of the page to its top, which follows another address, is over. */
export function bringIntoView(element: HTMLElement, block: ScrollLogicalPosition) {
  requestAnimationFrame(() => element.scrollIntoView({ block }))
}
