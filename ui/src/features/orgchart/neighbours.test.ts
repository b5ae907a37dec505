import { placesOf, type Branch } from './layout'
import { neighbourOf, type Way } from './neighbours'

const branch = (id: string, ...branches: Branch[]): Branch => ({
  id,
  dn: id,
  isMore: false,
  branches,
})

/** A chart where `bo` and `di` are open: three children hang below `bo`, one below `di`; `cy` between them is closed. */
const places = placesOf(
  branch(
    'ann',
    branch('bo', branch('b1'), branch('b2'), branch('b3')),
    branch('cy'),
    branch('di', branch('d1')),
  ),
)

test.each<[string, Way, string | undefined]>([
  ['ann', 'up', undefined],
  ['ann', 'down', 'bo'],
  ['ann', 'on', undefined],
  ['bo', 'on', 'cy'],
  ['di', 'back', 'cy'],
  ['di', 'on', undefined],
  ['cy', 'up', 'ann'],
  ['cy', 'down', undefined],
  ['bo', 'down', 'b1'],
  ['b1', 'down', 'b2'],
  ['b3', 'down', undefined],
  ['b2', 'up', 'b1'],
  ['b1', 'up', 'bo'],
  ['b1', 'on', 'd1'],
  ['d1', 'back', 'b1'],
  ['b3', 'on', undefined],
  ['nobody', 'down', undefined],
])('from %s %s there is %s', (from, way, to) => {
  expect(neighbourOf(places, from, way)?.id).toBe(to)
})

test('beside somebody is who stands nearest, in the same branch or in another', () => {
  const wide = placesOf(
    branch(
      'ann',
      branch('bo', branch('b1', branch('x')), branch('b2')),
      branch('cy', branch('c1', branch('y'))),
    ),
  )
  expect(neighbourOf(wide, 'b1', 'on')?.id).toBe('b2')
  expect(neighbourOf(wide, 'b2', 'on')?.id).toBe('c1')
})
