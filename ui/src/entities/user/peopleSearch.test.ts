import { askByWords, askForPeople, fullNameSearches } from './peopleSearch'

const NAMES = 'FirstName,LastName,Email'
const AMARA = { dn: 'cn=aokafor,ou=users,o=data', fullName: 'Amara Okafor' }

test.each([
  ['Amara Okafor', ['FirstName:Amara,LastName:Okafor', 'LastName:Amara,FirstName:Okafor']],
  ['Okafor, Amara', ['LastName:Okafor,FirstName:Amara']],
  ['de la Cruz, Maria', ['LastName:de la Cruz,FirstName:Maria']],
  ['Maria de la  Cruz', ['FirstName:Maria,LastName:Cruz', 'LastName:Maria,FirstName:Cruz']],
  ['王 秀英', ['FirstName:王,LastName:秀英', 'LastName:王,FirstName:秀英']],
  ['Okafor', []],
  ['Okafor,', []],
  ['*', []],
])('as a full name %j is looked for with %j', (text, searches) => {
  expect(fullNameSearches(text)).toEqual(searches)
})

/** A server that knows one person by one search; `asked` records the calls. */
function directory(known: Record<string, string>) {
  const asked: object[] = []
  const ask = ({ params }: { url: string; params: object }) => {
    asked.push(params)
    const isFound = Object.entries(params).some(([key, value]) => known[key] === value)
    return { data: { usersList: isFound ? [AMARA] : [], totalSize: isFound ? 1 : 0 } }
  }
  return { asked, ask }
}

const asking = (q: string) => ({ q, searchAttr: NAMES, clientId: '1' })

test.each([
  ['a word that nobody has', 'Okafor', {}, 1],
  ['words of a title', 'Platform Lead', { q: 'Platform Lead' }, 1],
  ['first and last name', 'Amara Okafor', { advSearch: 'FirstName:Amara,LastName:Okafor' }, 2],
  ['last and first name', 'Okafor Amara', { advSearch: 'LastName:Okafor,FirstName:Amara' }, 3],
  ['words that nobody has', 'Nobody Here', {}, 3],
])('%s: %j costs no more calls than needed', async (_what, q, known, calls) => {
  const { asked, ask } = directory(known)

  const { data } = await askByWords(ask, 'access/users/list', asking(q))

  expect(data?.usersList).toHaveLength(Object.keys(known).length)
  expect(asked).toHaveLength(calls)
})

test.each([
  ['the names are not searched', { searchAttr: 'CN,Site' }],
  ['filters narrow the list', { advSearch: 'Email:example' }],
])('where %s no name is looked for', async (_why, more) => {
  const { asked, ask } = directory({})

  await askByWords(ask, 'access/users/list', { ...asking('Amara Okafor'), ...more })

  expect(asked).toHaveLength(1)
})

test('too many are not nobody', async () => {
  const tooMany = { data: { usersList: [], totalSize: 900, hasMore: true } }
  const ask = jest.fn(() => tooMany)

  expect(await askByWords(ask, 'access/users/list', asking('Amara Okafor'))).toEqual(tooMany)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a DN is that of one person', async () => {
  const ask = jest.fn(() => ({ data: AMARA }))

  const { data } = await askForPeople(ask, asking(AMARA.dn))

  expect(data).toEqual({ usersList: [AMARA], totalSize: 1 })
  expect(ask).toHaveBeenCalledWith({
    url: 'access/users/details',
    params: { userDn: AMARA.dn, clientId: '1' },
  })
})

test.each([
  ['nobody has', { status: 489, code: 'fault', faultCode: 'NotFound' }, { usersList: [] }],
  ['cannot be read', { status: 502, code: 'upstream_late' }, undefined],
])('a DN that %s', async (_what, error, found) => {
  const answer = await askForPeople(() => ({ error }), asking(AMARA.dn))

  if (found) expect(answer.data).toMatchObject(found)
  else expect(answer.error).toBe(error)
})
