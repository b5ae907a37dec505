import { readTree } from './readTree'

const translate = (text: string) => (text === 'oslo' ? 'Oslo' : text)
const tree = (json: unknown, mapper?: Record<string, string>) =>
  readTree({ type: 'tree', data: { json }, ...(mapper && { mapper }) }, translate)

const EUROPE = {
  ...{ dn: 'o=eu', name: 'Europe' },
  subContainers: [{ dn: 'o=os', name: 'oslo', subContainers: [{ dn: 'o=x' }] }],
}

test('each node of a tree stands with those above it, in the words of the reader, else by its DN', () => {
  expect(tree(EUROPE)).toEqual([
    { id: 'o=eu', text: 'Europe' },
    { id: 'o=os', text: 'Europe / Oslo' },
    { id: 'o=x', text: 'Europe / Oslo / o=x' },
  ])
})

test('a tree may have several roots, and other names for its parts', () => {
  const roots = [{ key: '1', title: 'One', below: [{ key: '2', title: 'Two' }] }, { key: '3' }]

  expect(tree(roots, { dn: 'key', name: 'title', subContainers: 'below' })).toEqual([
    { id: '1', text: 'One' },
    { id: '2', text: 'One / Two' },
    { id: '3', text: '3' },
  ])
})

test('a node without a DN cannot be chosen, but those below it', () => {
  expect(tree({ name: 'Europe', subContainers: [{ dn: 'o=os', name: 'oslo' }] })).toEqual([
    { id: 'o=os', text: 'Europe / Oslo' },
  ])
})

test.each([[undefined], [null], ['Europe'], [[null, 3]]])('no tree: %j', (json) => {
  expect(tree(json)).toEqual([])
})
