import { act, renderHook } from '@testing-library/react'
import type { ChartNode } from './chartNodes'
import { useFind } from './useFind'

const person = (name: string, ...lines: string[]): ChartNode => ({
  id: name,
  type: 'person',
  position: { x: 0, y: 0 },
  data: {
    dn: name,
    shape: 'card',
    kind: 'user',
    isRoot: false,
    fold: 'open',
    total: undefined,
    card: { dn: name, name, photo: undefined, lines },
  },
})

const more: ChartNode = {
  id: 'more',
  type: 'more',
  position: { x: 0, y: 0 },
  data: { dn: 'Ann', shape: 'slim', rest: 3, state: 'waiting' },
}

/** Looks for a text among four people and the place of more; `gone` lists whom it went to. */
function look(text: string) {
  const nodes = [person('Ann Lee', 'Clerk'), person('Özerdinç Ergül'), person('Leo', 'Clerk'), more]
  const gone: string[] = []
  const { result } = renderHook(() => useFind(nodes, (id) => gone.push(id)))
  act(() => result.current.type(text))
  return { result, gone }
}

test.each([
  ['lee', ['Ann Lee']],
  ['LE', ['Ann Lee', 'Leo']],
  ['ergul', ['Özerdinç Ergül']],
  ['clerk ', ['Ann Lee', 'Leo']],
  ['nobody', []],
  [' ', []],
])('%j finds %j, without regard to capitals and accents', (text, found) => {
  expect(look(text).result.current.hits).toEqual(found)
})

test('it goes to the first at once, and from one to the next, round and round', () => {
  const { result, gone } = look('clerk')
  expect(result.current.at).toBe(0)

  act(() => result.current.step(1))
  expect(result.current.at).toBe(1)
  act(() => result.current.step(1))
  act(() => result.current.step(-1))

  expect(gone).toEqual(['Ann Lee', 'Leo', 'Ann Lee', 'Leo'])
})

test('where nothing was found it goes nowhere', () => {
  const { result, gone } = look('nobody')
  act(() => result.current.step(1))

  expect(gone).toEqual([])
  expect(result.current.at).toBe(-1)
})
