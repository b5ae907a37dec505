import type { Column } from './column'
import { withRoom } from './columnRoom'

type Needs = Column<string>['needs']

function column(key: string, needs?: Needs): Column<string> {
  const text = (row: string) => row
  return {
    key,
    label: key,
    weight: 1,
    isSortable: false,
    isName: key === 'name',
    needs,
    cell: text,
    text,
  }
}

const [name, title, department, mail, phone, manager] = [
  column('name'),
  column('title'),
  column('department', 'mid'),
  column('mail'),
  column('phone', 'wide'),
  column('manager', 'wide'),
] as const
const USUAL = [name, title, department, mail, phone, manager]

const needsOf = (columns: readonly Column<string>[]) =>
  columns.map(({ key, needs }) => [key, needs ?? 'none'].join(' '))

test('the usual columns leave as they are told to', () => {
  expect(withRoom(USUAL, USUAL)).toBe(USUAL)
})

test.each([
  [
    'with the first ones hidden the others take their room',
    [name, phone, manager],
    ['name none', 'phone none', 'manager none'],
  ],
  [
    'those at the end leave first',
    [name, manager, phone, mail, title],
    ['name none', 'manager none', 'phone none', 'mail mid', 'title wide'],
  ],
  [
    'the name stays wherever it stands',
    [manager, phone, mail, name],
    ['manager none', 'phone none', 'mail mid', 'name none'],
  ],
])('%s', (_what, chosen, needs) => {
  expect(needsOf(withRoom(chosen, USUAL))).toEqual(needs)
})

test('where all usual columns always show, the chosen ones do, too', () => {
  expect(needsOf(withRoom([name, mail, phone], [name, title]))).toEqual([
    'name none',
    'mail none',
    'phone wide',
  ])
})
