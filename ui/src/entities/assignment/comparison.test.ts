import { compare, havingOf, shownOf } from './comparison'
import type { Holding } from './model'

const direct = [
  {
    instanceId: 'a',
    kind: 'user',
    sourceId: '',
    sourceName: '',
    isRemovable: true,
    reason: '',
    requester: '',
    expiresAt: undefined,
    answers: [],
  },
] as const

function holding(kind: Holding['kind'], name: string, causes: Holding['causes'] = direct): Holding {
  return {
    id: `cn=${name}`,
    kind,
    name,
    description: `For ${name}`,
    categories: [],
    causes,
    pending: [],
    effectiveAt: undefined,
    expiresAt: undefined,
  }
}

const rows = compare(
  [holding('role', 'Payer'), holding('role', 'Auditor'), holding('resource', 'Payer')],
  [holding('role', 'Auditor'), holding('role', 'Überblick')],
)

const all = {
  search: '',
  having: undefined,
  kind: undefined,
  sort: { column: 'name', order: 'asc' },
  locale: 'de',
} as const

const names = (wanted: object) =>
  shownOf(rows, { ...all, ...wanted }).map(({ kind, name }) => `${kind} ${name}`)

test('each thing is there once, what differs first; a role and a resource of one name are two', () => {
  expect(names({})).toEqual(['role Überblick', 'role Payer', 'resource Payer', 'role Auditor'])
  expect(rows.map(havingOf).sort()).toEqual(['both', 'left', 'left', 'right'])
})

test('a side, a kind and words leave out what does not fit', () => {
  expect(names({ having: 'both' })).toEqual(['role Auditor'])
  expect(names({ having: 'right' })).toEqual(['role Überblick'])
  expect(names({ kind: 'resource' })).toEqual(['resource Payer'])
  expect(names({ search: 'for ÜBER' })).toEqual(['role Überblick'])
})

test('it is sorted as people of the language expect, also backwards and by kind', () => {
  const shared = ['Überblick', 'Zoll', 'Payer'].map((name) => holding('role', name))
  const both = compare(
    [...shared, holding('resource', 'Zoll')],
    [...shared, holding('resource', 'Zoll')],
  )
  const sorted = (sort: object) =>
    shownOf(both, { ...all, sort: { ...all.sort, ...sort } }).map(({ name }) => name)

  expect(sorted({})).toEqual(['Payer', 'Überblick', 'Zoll', 'Zoll'])
  expect(sorted({ order: 'desc' })).toEqual(['Zoll', 'Zoll', 'Überblick', 'Payer'])
  expect(sorted({ column: 'kind' })[0]).toBe('Zoll')
})

test('what was only asked for is not had', () => {
  expect(compare([holding('role', 'Waiting', [])], [])).toEqual([])
})
