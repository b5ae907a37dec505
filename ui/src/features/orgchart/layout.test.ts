import { type Branch, CARD, placesOf, SLIM } from './layout'

const branch = (id: string, ...branches: Branch[]): Branch => ({
  id,
  dn: id,
  isMore: false,
  branches,
})

/** By id, for short comparisons. */
function places(root: Branch) {
  return Object.fromEntries(placesOf(root).map((place) => [place.id, place]))
}

test('one who is alone stands at the beginning', () => {
  expect(placesOf(branch('ann'))).toEqual([
    { id: 'ann', dn: 'ann', isMore: false, shape: 'card', x: 0, y: 0, parent: undefined },
  ])
})

test('reports hang under each other, in from the edge, while none of them is open', () => {
  const { ann, bo, cy } = places(branch('ann', branch('bo'), branch('cy')))

  expect(bo).toMatchObject({ shape: 'slim', parent: 'ann', x: CARD.width - SLIM.width })
  expect(cy).toMatchObject({ shape: 'slim', x: bo?.x })
  expect(bo?.y).toBeGreaterThanOrEqual(CARD.height)
  expect(cy?.y).toBeGreaterThanOrEqual((bo?.y ?? 0) + SLIM.height)
  expect(ann?.x).toBe(0)
})

test('reports stand side by side as soon as one of them is open, and their superior in the middle', () => {
  const { ann, bo, cy, di } = places(branch('ann', branch('bo', branch('di')), branch('cy')))

  expect(bo).toMatchObject({ shape: 'card', x: 0 })
  expect(cy).toMatchObject({ shape: 'card', y: bo?.y })
  expect(cy?.x).toBeGreaterThan(CARD.width)
  expect((ann?.x ?? 0) * 2).toBe(cy?.x)
  expect(di).toMatchObject({ shape: 'slim', parent: 'bo' })
})

test('nobody stands on somebody else, however many there are', () => {
  const team = (name: string) =>
    branch(name, ...Array.from({ length: 10 }, (_, index) => branch(`${name}${String(index)}`)))
  const root = branch(
    'root',
    ...Array.from({ length: 9 }, (_, index) => team(`t${String(index)}-`)),
  )
  const placed = placesOf(root)

  const boxes = placed.map(({ x, y, shape }) => {
    const { width, height } = shape === 'card' ? CARD : SLIM
    return { left: x, right: x + width, top: y, bottom: y + height }
  })
  const overlaps = boxes.filter((one, index) =>
    boxes
      .slice(index + 1)
      .some(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  )
  expect(placed).toHaveLength(100)
  expect(overlaps).toEqual([])
})
