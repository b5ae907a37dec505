import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  containers,
  department,
  departments,
  dnOf,
  fakeEntities,
  fault,
  ITEM,
  LIST,
} from '../../testing/fakeEntities'
import { toEntityEdit, toEntity } from './routes'

const PAGE = toEntity('department', dnOf('IT'))

const computing = department('IT', {
  Description: [{ $: 'Computers' }],
  CostCentre: [{ $: '4100', value: 'Cost centre 4100' }],
  Positions: [{ $: '12' }],
  Recruits: [{ $: 'true' }],
  Sites: [{ $: 'cn=London,ou=locations,o=data', value: 'London' }],
  Email: [{ $: 'it@aldermoor.example' }],
})

function directory(...given: Parameters<typeof fakeEntities>) {
  const made = fakeEntities(...given)
  server.use(...made.handlers)
  return made
}

const section = (name: string) => screen.findByRole('region', { name })

async function startEditing() {
  const view = renderAt(PAGE)
  await view.user.click(await screen.findByRole('link', { name: 'Edit' }))
  await screen.findByRole('form', { name: 'Edit IT' })
  return view
}

test('only what changed is sent, by the key for writing; then the page shows what is stored', async () => {
  const { sent } = directory([computing])
  const { user } = await startEditing()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  const field = screen.getByRole('textbox', { name: 'Description' })

  await user.clear(field)
  await user.type(field, 'Machines')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('IT updated successfully')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'PUT',
      body: {
        key: 'department-edit',
        dn: dnOf('IT'),
        attributes: [{ key: 'Description', attributeValues: ['Machines'] }],
      },
    },
  ])
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
  expect(await within(await section('Primary attributes')).findByText('Machines')).toBeVisible()
  expect(window.location.hash).toBe(`#${PAGE}`)
})

test('who stops editing sees what is stored now', async () => {
  const { meanwhile } = directory([computing])
  const { user } = await startEditing()
  meanwhile(() => [department('IT', { Description: [{ $: 'Moved' }] })])

  await user.click(screen.getByRole('link', { name: 'IT' }))

  expect(await screen.findByText('Moved')).toBeVisible()
})

test('what somebody else changed meanwhile is not overwritten without a question', async () => {
  const { sent, meanwhile } = directory([computing])
  const { user } = await startEditing()
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'x')
  meanwhile(() => [department('IT', { Description: [{ $: 'Theirs' }] })])

  await user.click(screen.getByRole('button', { name: 'Save' }))

  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getAllByText(/Theirs/)[1]).toBeVisible()
  expect(dialog.getByText(/Computersx/)).toBeVisible()
  expect(sent).toEqual([])
})

test.each([
  [
    'a fault',
    () => fault('InvalidInput', 'The attribute Description is too long.'),
    'The attribute Description is too long.',
  ],
  [
    'a 500',
    () => new HttpResponse(null, { status: 500 }),
    'An error has occurred while processing your request. Please contact the administrator, or click the refresh button and try again',
  ],
  ['no answer', () => HttpResponse.error(), /^No answer|Network Error/],
])('after %s nothing that was entered is lost', async (_what, answer, said) => {
  directory([computing])
  server.use(http.put(ITEM, answer))
  const { user } = await startEditing()
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'x')

  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Computersx')
})

test('a kind whose attributes may not be changed says so in the place of the form', async () => {
  const fixed = { ...departments, attributes: [] }
  directory(
    [
      {
        ...computing,
        attributes: computing.attributes?.map((each) => ({ ...each, isEditable: false })) ?? [],
      },
    ],
    [fixed],
  )
  renderAt(toEntityEdit('department', dnOf('IT')))

  expect(await screen.findByText("You can't change anything here")).toBeVisible()
})

test('what may not be changed has no form, by address either', async () => {
  directory([computing], [{ ...containers, key: 'department' }])
  renderAt(toEntityEdit('department', dnOf('IT')))

  expect(await screen.findByText("You can't change anything here")).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

test('a reference to a person is looked up by the attributes that the server names', async () => {
  const { sent } = directory([computing])
  const searched: (string | null)[] = []
  server.use(
    http.get(atUpstream('access/users/list'), ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('searchAttr'))
      return HttpResponse.json({
        usersList: [{ dn: 'cn=bo,ou=users,o=data', fullName: 'Bo Lind' }],
        nextIndex: 0,
      })
    }),
  )
  const { user } = await startEditing()
  const head = within(screen.getByRole('group', { name: 'Head' }))

  await user.type(head.getByRole('searchbox'), 'lind{Enter}')
  await user.click(await head.findByRole('option', { name: /Bo Lind/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      attributes: [{ key: 'Head', attributeValues: ['cn=bo,ou=users,o=data'] }],
    }),
  )
  expect(searched).toEqual(['LastName'])
})

test('a reference to an entity is looked up by the attributes that the server names, and these are shown', async () => {
  const { asked } = directory([computing])
  const town = { key: 'Town', attributeValues: [{ $: 'ber', value: 'Bergen' }] }
  const office = { dn: 'cn=B,ou=locations,o=data', entityDisplayValue: 'North office' }
  server.use(
    http.get(LIST, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      if (query.entityKey !== 'location') return undefined
      asked.push(query)
      const name = { key: 'Name', attributeValues: [{ $: 'North office' }] }
      return HttpResponse.json({
        entityList: [{ ...office, attributes: [name, town] }],
        nextIndex: 0,
      })
    }),
  )
  const { user } = await startEditing()
  const sites = within(screen.getByRole('group', { name: 'Sites' }))

  await user.type(sites.getByRole('searchbox'), 'bergen{Enter}')

  expect(await sites.findByRole('option', { name: /^North office\s*Bergen$/ })).toBeVisible()
  expect(asked.at(-1)).toMatchObject({ searchKeys: 'Name,Town', filterAttr: 'Name,Town' })
})

test('of several references one is taken away; one of an unknown kind is typed', async () => {
  const { sent } = directory([computing])
  const { user } = await startEditing()

  await user.click(screen.getByRole('button', { name: /Remove London/ }))
  await user.type(screen.getByRole('textbox', { name: 'Archive' }), 'o=old')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      attributes: [
        { key: 'Sites', attributeValues: [] },
        { key: 'Archive', attributeValues: ['o=old'] },
      ],
    }),
  )
})
