import { mayOpen, pageKeys } from './access'

function rights(pages: Record<string, boolean>) {
  return { pages, areaDefault: 'landing', areaDefaultDisplayName: 'Home' }
}

/** A route whose page key is that of its section, unless another one is given. */
function route(path: string, right = path.split('/')[0] ?? '') {
  return { path, handle: { right } }
}

test.each([
  ['users', ['users']],
  ['users/:dn', ['users']],
  ['delegation/create', ['delegation', 'create']],
  ['orgchart/:dn', ['orgchart', 'orgChart']],
  ['profile/:section?', ['profile', 'orgChart']],
])('for %s the rights of %j are asked', (pattern, keys) => {
  expect(pageKeys(route(pattern))).toEqual(keys)
})

test('a page below another asks for the right that it names, too', () => {
  const creation = route('groups/create', 'manageusers')

  expect(pageKeys(creation)).toEqual(['groups', 'create', 'manageusers'])
  expect(mayOpen(creation, rights({ groups: true, manageusers: false }))).toBe(false)
  expect(mayOpen(creation, rights({ groups: false, manageusers: true }))).toBe(false)
  expect(mayOpen(creation, rights({ groups: true, manageusers: true }))).toBe(true)
})

test.each<[string, string, Record<string, boolean>, boolean]>([
  ['a right opens its page', 'users', { users: true }, true],
  ['a right that is not there forbids nothing', 'users', {}, true],
  ['a right that is false closes the page', 'users', { users: false }, false],
  ['a parent closes the pages below it', 'users/:dn', { users: false }, false],
  ['a segment of its own right can be closed', 'entities/edit', { edit: false }, false],
  ['pages below roles follow the parent alone', 'role/create', { role: true, create: false }, true],
  [
    'the mapped resources follow the parent',
    'role/:dn/mapresources',
    { mapresources: false },
    true,
  ],
  ['pages below resources are closed with it', 'resource/create', { resource: false }, false],
  ['pages below the duties follow the parent', 'sod/:dn', { sod: true }, true],
  ['the profile opens without the org chart', 'profile/:section?', { orgChart: false }, true],
  ['the profile closes by its own right', 'profile/:section?', { profile: false }, false],
  ['delegations are listed without the right to create', 'delegation', {}, true],
  ['to create a delegation its right must be there', 'delegation/create', {}, false],
  ['to edit one too', 'delegation/:id', { createDelegation: false }, false],
  ['with the right it opens', 'delegation/:id', { createDelegation: true }, true],
  [
    'a delegation is closed with its parent',
    'delegation/create',
    { delegation: false, createDelegation: true },
    false,
  ],
])('%s', (_rule, pattern, pages, opens) => {
  expect(mayOpen(route(pattern), rights(pages))).toBe(opens)
})
