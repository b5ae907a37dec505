import { pointedColumn } from './pointedColumn'

/** An element that spans 100 to 800 px on the screen, in this text direction. */
function bar(direction: 'ltr' | 'rtl'): HTMLElement {
  const element = document.createElement('button')
  element.style.direction = direction
  element.getBoundingClientRect = () => new DOMRect(100, 0, 700, 20)
  document.body.append(element)
  return element
}

const week = { start: 8, end: 15 }

test.each([
  ['ltr', 100, 8],
  ['ltr', 250, 9],
  ['ltr', 799, 14],
  ['rtl', 799, 8],
  ['rtl', 650, 9],
  ['rtl', 100, 14],
] as const)('in %s the pointer at %d is on day %d', (direction, clientX, column) => {
  const press = { clientX, currentTarget: bar(direction) }

  expect(pointedColumn(press, week)).toBe(column)
})
