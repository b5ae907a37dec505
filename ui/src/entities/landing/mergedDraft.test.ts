import type { Sides } from '../../shared/blocks/concurrent-edit/threeWay'
import { draftConflicts } from './draftConflicts'
import type { LandingDraft } from './landingDraft'
import { mergedDraft } from './mergedDraft'
import type { LandingItem } from './model'

/** A draft from `{ Everyday: ['Tasks', 'People'], '': [] }`; ids are the first letters of the names. */
type Page = Record<string, string[]>

const idOf = (name: string) => name.charAt(0)

const item = (name: string): LandingItem => ({
  id: idOf(name),
  name,
  description: '',
  image: '',
  address: '#/tasks',
  page: '',
  permission: undefined,
})

const page = (categories: Page): LandingDraft =>
  Object.entries(categories).map(([name, items]) => ({
    id: idOf(name),
    name,
    description: '',
    image: '',
    items: items.map(item),
  }))

const readable = (draft: LandingDraft) =>
  Object.fromEntries(draft.map(({ name, items }) => [name, items.map((each) => each.name)]))

const sidesOf = (was: Page, mine: Page, theirs: Page): Sides<LandingDraft> => ({
  was: page(was),
  mine: page(mine),
  theirs: page(theirs),
})

const start = { Daily: ['Tasks', 'People'], Other: ['Wages'], '': [] }

test('what each added, renamed or moved is there for both', () => {
  const sides = sidesOf(
    start,
    { Daily: ['People', 'Tasks'], Other: ['Wages', 'Mine'], New: [], '': [] },
    { Daily: ['Tasks', 'People', 'Yours'], Odd: ['Wages'], '': ['Links'] },
  )

  expect(draftConflicts(sides)).toEqual([])
  expect(readable(mergedDraft(sides, 'mine'))).toEqual({
    Daily: ['People', 'Tasks', 'Yours'],
    Odd: ['Wages', 'Mine'],
    New: [],
    '': ['Links'],
  })
})

test('what one removed is gone unless the other changed it', () => {
  const sides = sidesOf(
    start,
    { Daily: ['Tasks'], Other: [], '': [] },
    { Daily: ['Tasks', 'Persons'], '': ['Wages'] },
  )

  expect(draftConflicts(sides)).toEqual([
    { part: 'presence', id: 'P', name: 'People', was: ['People'], mine: [], theirs: ['Persons'] },
  ])
  expect(readable(mergedDraft(sides, 'mine'))).toEqual({ Daily: ['Tasks'], '': [] })
  expect(readable(mergedDraft(sides, 'theirs'))).toEqual({ Daily: ['Tasks', 'Persons'], '': [] })
})

test('what they removed and I changed comes back as something new, in its place', () => {
  const sides = sidesOf(
    start,
    { Daily: ['Tasks', 'Persons'], Others: ['Wages'], '': [] },
    { Daily: ['Tasks'], '': ['Wages'] },
  )

  const merged = mergedDraft(sides, 'mine')

  expect(readable(merged)).toEqual({ Daily: ['Tasks', 'Persons'], Others: [], '': ['Wages'] })
  expect(merged.map(({ id }) => id)).toEqual(['D', 'new-category-O', ''])
  expect(merged[0]?.items.map(({ id }) => id)).toEqual(['T', 'new-item-P'])
})

test('what I put into a category that is gone stands below the categories', () => {
  const sides = sidesOf(
    start,
    { Daily: ['People'], Other: ['Wages', 'Tasks'], '': [] },
    { Daily: ['Tasks', 'People'], '': ['Wages'] },
  )

  expect(readable(mergedDraft(sides, 'mine'))).toEqual({
    Daily: ['People'],
    '': ['Wages', 'Tasks'],
  })
})

test('two orders are contested, of categories and of items; one of them leads', () => {
  const was = { Able: ['One', 'Two', 'Six'], Baker: [], Charlie: [], '': [] }
  const mine = { Baker: [], Able: ['Two', 'One', 'Six'], Charlie: [], '': [] }
  const theirs = { Able: ['One', 'Six', 'Two'], Charlie: [], Baker: [], '': [] }
  const sides = sidesOf(was, mine, theirs)

  expect(draftConflicts(sides)).toEqual([
    {
      part: 'categoryOrder',
      id: '',
      name: '',
      was: ['Able', 'Baker', 'Charlie'],
      mine: ['Baker', 'Able', 'Charlie'],
      theirs: ['Able', 'Charlie', 'Baker'],
    },
    {
      part: 'itemOrder',
      id: 'A',
      name: 'Able',
      was: ['One', 'Two', 'Six'],
      mine: ['Two', 'One', 'Six'],
      theirs: ['One', 'Six', 'Two'],
    },
  ])
  expect(Object.entries(readable(mergedDraft(sides, 'mine')))).toEqual(Object.entries(mine))
  expect(Object.entries(readable(mergedDraft(sides, 'theirs')))).toEqual(Object.entries(theirs))
})
