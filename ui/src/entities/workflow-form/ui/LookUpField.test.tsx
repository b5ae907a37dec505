import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { renderForm } from '../../../testing/renderForm'
import { server } from '../../../testing/server'
import type { FormComponent } from '../../../shared/blocks/workflow-form/formJson'

const ANN = 'cn=ann,ou=users,o=data'
const BEN = 'cn=ben,ou=users,o=data'

const person = (dn: string, name: string) => ({
  dn,
  entityDisplayValue: name,
  attributes: [{ key: 'Title', attributeValues: [{ $: 'Buyer' }] }],
})

/** A server that records the queries of a path. */
function answers(method: 'get' | 'post', path: string, answer: (asked: URLSearchParams) => object) {
  const asked: Record<string, unknown>[] = []
  server.use(
    http[method](atUpstream(path), async ({ request }) => {
      const query = new URL(request.url).searchParams
      const body = method === 'post' ? ((await request.json()) as object) : {}
      asked.push({ ...Object.fromEntries(query), ...body })
      return HttpResponse.json(answer(query))
    }),
  )
  return asked
}

function fakePeople() {
  return answers('get', 'access/entities/list', (asked) => {
    const people = [person(ANN, 'Ann Lee'), person(BEN, 'Ben Ito')]
    const dn = asked.get('entityDN')
    return { entityList: people.filter((each) => dn === null || each.dn === dn), nextIndex: 0 }
  })
}

function renderField(
  component: FormComponent,
  more: { values?: Record<string, unknown>; isReadOnly?: boolean } = {},
) {
  const { user, onSubmit } = renderForm({ form: { components: [component] }, ...more })
  const search = () => screen.findByRole('searchbox')
  const choose = async (name: string | RegExp) =>
    user.click(await screen.findByRole('option', { name }))
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }))
  return { user, onSubmit, search, choose, submit }
}

const people: FormComponent = {
  type: 'dynamic_entity',
  key: 'people',
  label: 'People',
  description: 'Who comes along',
  entityKey: 'user',
  displayAttr: ['Title'],
  multiple: true,
  validate: { required: true },
}

test('people are looked for and chosen beside those that are known, by their names', async () => {
  const asked = fakePeople()
  const { user, onSubmit, choose, submit } = renderField(people, {
    values: { people: [ANN] },
  })
  expect(await screen.findByText('Buyer')).toBeVisible()
  expect(await screen.findByRole('group', { name: 'People' })).toHaveAccessibleDescription(
    'Who comes along',
  )
  await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'Ben')
  await choose(/Ben Ito/)
  await submit()

  expect(onSubmit).toHaveBeenCalledWith({ people: [ANN, BEN] }, 'submit')
  expect(asked).toContainEqual(
    expect.objectContaining({ entityKey: 'user', q: 'Ben', filterAttr: 'Title' }),
  )
})

test('where somebody is required and nobody is chosen, that is said', async () => {
  fakePeople()
  const { user, onSubmit } = renderField(people)
  await user.click(await screen.findByRole('button', { name: 'Submit' }))

  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'People' })).toHaveAccessibleDescription(/Required/),
  )
  expect(onSubmit).not.toHaveBeenCalled()
})

test('to be read, people stand there by name, and the first part of a DN for those who have none', async () => {
  fakePeople()
  const gone = 'cn=gone,ou=users,o=data'
  renderField({ ...people, displayAttr: [] }, { values: { people: [BEN, gone] }, isReadOnly: true })

  expect(await screen.findByText('Ben Ito')).toBeVisible()
  expect(screen.getByText('gone')).toBeVisible()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('a DN that a form displays is shown by what it asks for', async () => {
  fakePeople()
  renderField({
    type: 'dn_display',
    key: 'recipient',
    label: 'Recipient',
    entityKey: 'user',
    defaultValue: ANN,
  })

  expect(await screen.findByText('Ann Lee')).toBeVisible()
  expect(screen.queryByText(ANN)).not.toBeInTheDocument()
})

test('a permission of one kind is chosen among those that can be asked for', async () => {
  const asked = answers('get', 'access/permissions', () => ({
    permissions: [{ id: 'cn=auditor,o=roles', name: 'Auditor', entityType: 'role' }],
    nextIndex: 0,
  }))
  const { user, onSubmit, search, choose, submit } = renderField({
    type: 'permission_requestDN',
    key: 'wanted',
    label: 'Wanted',
    permission_request_type: 'role',
  })
  await user.type(await search(), 'Audit')
  await choose(/or$/)
  await submit()

  expect(onSubmit).toHaveBeenCalledWith({ wanted: 'cn=auditor,o=roles' }, 'submit')
  expect(asked).toContainEqual(expect.objectContaining({ type: 'ROLE', q: 'Audit' }))
})

test('a question of the administrators is put with its parameters, and its answer looked through', async () => {
  const asked = answers('post', 'access/query/global', () => ({
    entityList: [person(ANN, 'Ann Lee'), person(BEN, 'Ben Ito')],
  }))
  const parameters = [{ key: 'Department', values: ['Sales'] }]
  const { user, onSubmit, search, choose, submit } = renderField({
    type: 'dnquery',
    key: 'buyer',
    label: 'Buyer',
    queryKey: 'usersByDepartment',
    parameters,
  })
  await user.type(await search(), 'ben')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await choose('Ben Ito')
  await submit()

  expect(onSubmit).toHaveBeenCalledWith({ buyer: BEN }, 'submit')
  expect(asked).toContainEqual({ key: 'usersByDepartment', parameters })
})

const roles: FormComponent = {
  type: 'select',
  key: 'role',
  label: 'Role',
  dataSrc: 'url',
  data: { url: '/IDMProv/rest/catalog/roles/listV2?sortBy=name', headers: [{ key: '' }] },
  selectValues: 'roles',
  valueProperty: 'id',
  template: '<span>{{ item.name }} ({{ item.level }})</span>',
  searchField: 'q',
  limit: 20,
}

test('a list of the identity applications is read as the form says', async () => {
  const asked = answers('get', 'catalog/roles/listV2', () => ({
    roles: [{ id: 'cn=auditor,o=roles', name: 'Auditor', level: 20 }],
  }))
  const { user, onSubmit, search, choose, submit } = renderField(roles)
  await user.type(await search(), 'aud')
  await waitFor(() =>
    expect(asked).toContainEqual({ q: 'aud', nextIndex: '1', size: '20', sortBy: 'name' }),
  )
  await choose(/itor 20/)
  await submit()

  expect(onSubmit).toHaveBeenCalledWith({ role: 'cn=auditor,o=roles' }, 'submit')
})

test('the containers of a tree are opened and chosen', async () => {
  answers('post', 'access/containers/container', () => ({
    dn: 'o=sites',
    name: 'Sites',
    subContainers: [],
  }))
  const { user, onSubmit, submit } = renderField({
    type: 'tree',
    key: 'site',
    label: 'Site',
    dataSrc: 'url',
    data: { url: '/rest/access/containers/container' },
    body: { dn: 'o=sites' },
  })
  await user.click(await screen.findByRole('button', { name: /Site/ }))
  await user.click(await screen.findByRole('row', { name: /Sites/ }))
  await submit()

  expect(onSubmit).toHaveBeenCalledWith({ site: 'o=sites' }, 'submit')
})

test('a tree that stands in the form offers its nodes with those above them', async () => {
  const { user, onSubmit, submit } = renderField({
    type: 'tree',
    key: 'site',
    label: 'Site',
    dataSrc: 'json',
    mapper: { dn: 'id', subContainers: 'child' },
    data: { json: { id: 'eu', name: 'Europe', child: [{ id: 'osl', name: 'Oslo' }] } },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Site' }), 'Europe / Oslo')
  await submit()

  expect(onSubmit).toHaveBeenCalledWith({ site: 'osl' }, 'submit')
})

test.each<[string, FormComponent]>([
  ['another server', { ...roles, data: { url: 'https://evil.example/rest/catalog/roles' } }],
  ['a call that is no list', { ...roles, data: { url: '/rest/admin/logging/list' } }],
  [
    'an address that depends on the form',
    { ...roles, data: { url: '/rest/catalog/roles?q={{data.a}}' } },
  ],
  ['a list with a key of its own', { ...roles, data: { ...roles.data, headers: [{ key: 'X' }] } }],
  ['whole items', { ...roles, valueProperty: '' }],
  ['what it computes', { ...roles, template: '{{ item.name.toUpperCase() }}' }],
  ['an unknown question', { type: 'dnquery', key: 'a' }],
  ['other trees', { type: 'tree', key: 'a', dataSrc: 'url', data: { url: '/rest/access/x' } }],
  [
    'permissions of no kind',
    { ...people, type: 'permission_requestDN', permission_request_type: 'x' },
  ],
])('a field that offers %s is not drawn', async (_what, component) => {
  renderField(component)

  expect(await screen.findByText(/does not support: /)).toHaveTextContent(component.type)
})
