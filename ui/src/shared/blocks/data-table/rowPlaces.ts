/** A rendered row. */
export interface RowPlace {
  row: HTMLElement
  /** The position of the row on the page. */
  index: number
  /** The element of the row that takes the focus. */
  target: HTMLElement | null
}

/** The rendered rows; on a long page, the rows in view have their position in an attribute. */
export function placesIn(sheet: HTMLElement | null): RowPlace[] {
  const drawn = sheet?.querySelectorAll<HTMLElement>('[data-row]') ?? []
  return [...drawn].map((row, order) => ({
    row,
    index: Number(row.dataset.index ?? order),
    target: row.querySelector<HTMLElement>('th a') ?? row.querySelector('a, button, input'),
  }))
}

/**
 * Calls back once a row is rendered. Until then, the list is scrolled towards the row.
 *
 * @returns a function that stops waiting.
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

/** Scrolls to an element in the next frame: after a change of the address, the page scrolls to its top first. */
export function bringIntoView(element: HTMLElement, block: ScrollLogicalPosition) {
  requestAnimationFrame(() => element.scrollIntoView({ block }))
}
