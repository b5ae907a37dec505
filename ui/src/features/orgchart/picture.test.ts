import { branchOf, chartReducer, emptyChart, type Chart } from './chart'
import { nodesOf } from './chartNodes'
import { CARD, placesOf } from './layout'
import { pictureOf } from './picture'
import type { PictureLook } from './pictureLook'
import { textOfSvg } from './svg'
import { threadsOf } from './threads'

const relation = {
  key: 'user2users',
  name: 'Reports',
  sourceEntity: 'user',
  targetEntity: 'user',
}

/** A look where each color is the name of its token, and no text is cut. */
const look: PictureLook = {
  colour: (token) => token,
  fontFamily: 'sans-serif',
  cut: (text) => text,
}

const person = (dn: string, name: string, photo?: string) => ({
  dn,
  name,
  photo,
  lines: ['Clerk', 'Oslo'],
})

function chart(): Chart {
  return chartReducer(emptyChart, {
    type: 'read',
    card: person('ann', 'Ann & Sons'),
    reports: { cards: [person('bo', 'Bo Lind', 'iVBOR')], total: 4, nextIndex: 2 },
  })
}

function drawn(flow: 1 | -1): SVGElement {
  const known = chart()
  const places = placesOf(branchOf(known, 'ann'))
  return pictureOf({
    nodes: nodesOf({ chart: known, places, relation, flow }),
    threads: threadsOf(places, flow),
    flow,
    look,
    moreText: ({ data }) => `${String(data.rest)} more`,
  })
}

const wordsIn = (picture: SVGElement) =>
  [...picture.querySelectorAll('text')].map(({ textContent }) => textContent)

test('a picture says who is there, what they do, how many are below and how many are not shown', () => {
  expect(wordsIn(drawn(1))).toEqual(
    expect.arrayContaining(['Ann & Sons', 'Clerk', 'Oslo', '4', 'Bo Lind', '3 more']),
  )
})

test('it is a drawing of its own: sizes, colours, photos and threads are in it', () => {
  const picture = drawn(1)

  expect(Number(picture.getAttribute('width'))).toBeGreaterThan(CARD.width)
  expect(picture.querySelector('path')).toHaveAttribute('stroke', '--thread')
  expect(picture.querySelector('image')).toHaveAttribute('href', 'data:image/png;base64,iVBOR')
  expect(textOfSvg(picture)).toContain('Ann &amp; Sons')
})

test('where writing runs from the right, names begin there', () => {
  const nameIn = (picture: SVGElement) =>
    [...picture.querySelectorAll('text')].find(({ textContent }) => textContent === 'Ann & Sons')
  const [left, right] = [nameIn(drawn(1)), nameIn(drawn(-1))]

  expect(left).toHaveAttribute('text-anchor', 'start')
  expect(right).toHaveAttribute('text-anchor', 'end')
  expect(Number(right?.getAttribute('x'))).toBe(CARD.width - Number(left?.getAttribute('x')))
})
