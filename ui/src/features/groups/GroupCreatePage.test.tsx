import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { bootstrap } from '../../testing/bootstrap'
import { fakePreferences } from '../../testing/fakePreferences'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { CONTAINER, fakeGroups, fault, GROUPS, personDn } from './fakeGroupsServer'
import { toGroupCreate, toGroups } from './routes'

function known() {
  const fake = fakeGroups([])
  server.use(
    ...fakePreferences().handlers,
    ...fake.handlers,
    http.get(atUpstream('access/users/list'), () =>
      HttpResponse.json({ usersList: [{ dn: personDn('isolberg'), fullName: 'Ingrid Solberg' }] }),
    ),
    http.post(atUpstream('access/containers/container'), () =>
      HttpResponse.json({
        dn: 'o=data',
        name: 'data',
        subContainers: [{ dn: 'ou=projects,o=data', name: 'projects' }],
      }),
    ),
  )
  return fake
}

const field = (name: RegExp) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Create group' })

test('a group is made of a name, a container, a description and people, and opens', async () => {
  const { written } = known()
  const { user } = renderAt(toGroupCreate())
  await user.type(await field(/^Name/), ' Auditors ')
  await user.type(await field(/^Description/), 'See everything')
  const members = within(screen.getByRole('group', { name: 'People' }))
  await user.type(members.getByRole('searchbox'), 'ingrid{Enter}')
  await user.click(await members.findByRole('option', { name: /Ingrid Solberg/ }))
  await user.click(save())

  expect(await screen.findByText('Group created successfully')).toBeVisible()
  expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent(
    /Group created successfully\s*Auditors/,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Auditors' })).toBeVisible()
  expect(written).toEqual([
    {
      method: 'POST',
      body: {
        name: 'Auditors',
        description: 'See everything',
        container: CONTAINER,
        members: [personDn('isolberg')],
      },
    },
  ])
})

test('from a new group, Back leads to the list, not to the form', async () => {
  known()
  const { user } = renderAt(toGroups())
  await screen.findByRole('heading', { level: 1, name: 'Groups' })
  act(() => window.location.assign(`#${toGroupCreate()}`))
  await user.type(await field(/^Name/), 'Auditors')
  await user.click(save())
  await screen.findByRole('heading', { level: 1, name: 'Auditors' })

  act(() => window.history.back())

  expect(await screen.findByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
  expect(window.location.hash).toBe(`#${toGroups()}`)
})

test('an empty form of a new group says nothing of changes', async () => {
  known()
  renderAt(toGroupCreate())
  await field(/^Name/)

  expect(save()).toBeDisabled()
  expect(screen.queryByText('No changes')).not.toBeInTheDocument()
})

test('people are looked for as the client of the person shows them', async () => {
  known()
  const asked: (string | null)[] = []
  server.use(
    http.get(atUpstream('access/users/list'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('clientId'))
      return HttpResponse.json({ usersList: [] })
    }),
  )
  const client = { ...bootstrap().client, id: '7' }
  const { user } = renderAt(toGroupCreate(), { bootstrap: { client } })
  await screen.findByRole('group', { name: 'People' })
  const members = within(screen.getByRole('group', { name: 'People' }))
  await user.type(members.getByRole('searchbox'), 'ingrid{Enter}')

  await waitFor(() => expect(asked).toEqual(['7']))
})

test('a name alone is enough, and the container of the directory is there already', async () => {
  const { written } = known()
  const { user } = renderAt(toGroupCreate())
  await user.type(await field(/^Name/), 'Auditors')
  expect(within(screen.getByRole('group', { name: /Container/ })).getByText('groups')).toBeVisible()
  await user.click(save())

  await screen.findByRole('heading', { level: 1, name: 'Auditors' })
  expect(written).toMatchObject([{ body: { name: 'Auditors', container: CONTAINER } }])
})

test.each([
  ['Name', 'Audit|ors', '|'],
  ['Description', 'See ~ all', '~'],
])('the %s must not be “%s”', async (label, text, character) => {
  const { written } = known()
  const { user } = renderAt(toGroupCreate())
  await user.type(await field(/^Name/), 'Auditors')
  await user.type(await field(new RegExp(`^${label}`)), text)
  await user.click(save())

  expect(await field(new RegExp(`^${label}`))).toHaveAccessibleDescription(
    expect.stringMatching(`has invalid character: [${character}]`),
  )
  expect(written).toEqual([])
})

test('a group without a name is not sent', async () => {
  const { written } = known()
  const { user } = renderAt(toGroupCreate())
  await user.type(await field(/^Description/), 'See everything')
  await user.click(save())

  expect(await field(/^Name/)).toBeInvalid()
  expect(await field(/^Name/)).toHaveFocus()
  expect(written).toEqual([])
})

test('what the server refuses is told in its words, and nothing of it is lost', async () => {
  known()
  server.use(http.post(GROUPS, () => fault('There is no container ou=groups.')))
  const { user } = renderAt(toGroupCreate())
  await user.type(await field(/^Name/), 'Auditors')
  await user.click(save())

  expect(await screen.findByRole('alert')).toHaveTextContent('There is no container ou=groups.')
  expect(await field(/^Name/)).toHaveValue('Auditors')
})

test('a name that another group has is told at its field, until the name is changed', async () => {
  known()
  server.use(http.post(GROUPS, () => fault('The group cn=Auditors exists already.')))
  const { user } = renderAt(toGroupCreate())
  await user.type(await field(/^Name/), 'Auditors')
  await user.click(save())

  await waitFor(async () => expect(await field(/^Name/)).toHaveFocus())
  const name = await field(/^Name/)
  expect(name).toHaveAccessibleDescription(/Another entry has this name/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  await user.type(name, ' 2')
  await waitFor(() => expect(name).toBeValid())
})

test('who may not make groups sees by its address, too, that the page is closed', async () => {
  known()
  server.use(fakeRights('groups', 'create'))
  renderAt(toGroupCreate())

  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleName('Unauthorized access to Create group page')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
