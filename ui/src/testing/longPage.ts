import { fireEvent } from '@testing-library/react'

/** The height of a row, px. */
export const ROW_HEIGHT = 44

/** Display settings of an installation with 300 rows on a page. */
export const LONG_PAGES = {
  defaultRowsPerPage: 300,
  optionsRowsPerPage: '10,300',
  newRequestDefaultSortByOption: 'closestMatch',
}

/** Gives rows a position below each other, as jsdom has no layout. */
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
