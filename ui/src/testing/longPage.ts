import { fireEvent } from '@testing-library/react'

/** The height of a row in pixels. */
export const ROW_HEIGHT = 44

/** The display settings of an installation that lists 300 rows at once. */
export const LONG_PAGES = {
  defaultRowsPerPage: 300,
  optionsRowsPerPage: '10,300',
  newRequestDefaultSortByOption: 'closestMatch',
}

/** Rows below each other from the top of the page: nothing is laid out in tests. */
export function layOutRows() {
  scrollTo(0)
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const index = Number(this.getAttribute('data-index'))
    return new DOMRect(0, index * ROW_HEIGHT - window.scrollY, 1000, ROW_HEIGHT)
  })
}

export function scrollTo(pixels: number) {
  Object.assign(window, { scrollY: pixels })
  fireEvent.scroll(window)
}
