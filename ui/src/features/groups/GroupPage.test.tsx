import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { chooseAction } from '../../testing/chooseAction'
import { fakePreferences } from '../../testing/fakePreferences'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeGroups, group, groupDn, ENTITIES } from './fakeGroupsServer'
import { toGroup, toGroupEdit } from './routes'

const FINANCE = groupDn('Finance')
const finance = group('Finance', 'Pays bills', 'Ann', 'Bob', 'Cid')

function known(...groups: Parameters<typeof fakeGroups>[0]) {
  const fake = fakeGroups(groups)
  server.use(...fakePreferences().handlers, ...fake.handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const button = (name: string) => screen.findByRole('button', { name })

test('a group has its name, its DN, what it is for, where it is, and what the installation keeps', async () => {
  const { asked } = known(finance)
  renderAt(toGroup(FINANCE))

  expect(await screen.findByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
  expect(screen.getByText(FINANCE)).toBeVisible()
  const details = within(screen.getByRole('region', { name: 'Details' }))
  expect(details.getByText('Pays bills')).toBeVisible()
  expect(details.getByText('ou=groups,o=data')).toBeVisible()
  expect(details.getByRole('link', { name: 'Lena Brandt' })).toBeVisible()
  expect(document.title).toContain('Finance')
  expect(asked[0]).toEqual({
    entityKey: 'group',
    clientId: '1',
    entityDN: FINANCE,
    filterAttr: 'Name,Description,Owner',
  })
})

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) })

test('what is changed is sent, and nothing else; the page shows it', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  await user.clear(await field('Description'))
  await user.click(await button('Save changes'))

  expect(await screen.findByText('Group updated successfully')).toBeVisible()
  expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent(
    /Group updated successfully\s*Finance/,
  )
  await waitFor(() => expect(screen.queryByText('Pays bills')).not.toBeInTheDocument())
  expect(written.map(({ body }) => body)).toEqual([{ dn: FINANCE, description: '' }])
})

test('who leaves a changed form is asked first', async () => {
  known(finance)
  const { user } = renderAt(toGroupEdit(FINANCE))
  await user.clear(await field('Description'))
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Finance' }))

  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(window.location.hash).toBe(`#${toGroupEdit(FINANCE)}`)
})

test('a change that somebody else made meanwhile is shown before it is overwritten', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await user.click(await screen.findByRole('link', { name: 'Edit' }))
  await user.clear(await field('Name'))
  await user.type(await field('Name'), 'Treasury')
  server.use(...fakeGroups([{ ...finance, name: 'Money' }]).handlers)
  await user.click(await button('Save changes'))

  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByRole('region', { name: 'Name' })).toHaveTextContent(
    /Finance.+Money.+Treasury/,
  )
  expect(written).toEqual([])
})

test('a group is deleted from its page, which leads to the list', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await user.click(await button('Delete…'))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete group' }))

  expect(await screen.findByText('Group deleted successfully')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'No groups found' })).toBeVisible()
  expect(written).toEqual([{ method: 'DELETE', body: { dn: FINANCE } }])
})

test('a removal that waits is sent before its group is deleted', async () => {
  const { written } = known(finance)
  const { user } = renderAt(toGroup(FINANCE))
  await row('Ann')
  await chooseAction(user, 'Ann', 'Remove from the group')
  await user.click(await button('Delete…'))
  await user.click(await button('Delete group'))

  expect(await screen.findByText('Group deleted successfully')).toBeVisible()
  expect(written.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
})

test('who may only read groups can change nothing', async () => {
  known(finance)
  server.use(fakeRights('groups'))
  renderAt(toGroup(FINANCE))
  await row('Ann')

  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  for (const name of ['Delete…', 'Add members', 'Actions for Ann']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
})

test('what a group has is beside its members: its own roles can be taken, resources come with roles', async () => {
  known(finance)
  const cause = { type: 'group', removable: true, instanceId: 'a-1' }
  const clerk = { id: 'cn=Clerk,o=roles', name: 'Clerk', entityType: 'role', causes: [cause] }
  const sent: unknown[] = []
  server.use(
    http.post('*/rest/access/assignments/role/list', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ assignments: [clerk], total: 1 })
    }),
    http.post('*/rest/access/assignments/resource/list', () =>
      HttpResponse.json({ assignments: [], total: 0 }),
    ),
    http.delete('*/rest/access/assignments/list', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ success: true, succeeded: [], failed: [] })
    }),
  )
  const { user } = renderAt(toGroup(FINANCE))
  await user.click(await screen.findByRole('tab', { name: 'Roles' }))
  expect(await row('Clerk')).toHaveTextContent('Assigned directly')
  expect(window.location.hash).toContain('?section=roles')
  await user.click(await button('Actions for Clerk'))
  await user.click(screen.getByRole('menuitem', { name: 'Remove…' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Remove'))

  await waitFor(() => expect(sent.length).toBeGreaterThan(1))
  const to = { assignedToDn: FINANCE, subtype: 'group', instanceId: 'a-1' }
  expect(sent.slice(0, 2)).toEqual([
    { dn: FINANCE },
    { reason: '', assignments: [{ id: clerk.id, entityType: 'role', assignmentToList: [to] }] },
  ])
  await user.click(await screen.findByRole('tab', { name: 'Resources' }))
  expect(await screen.findByRole('heading', { name: 'No resources found' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Assign resources' })).not.toBeInTheDocument()
})

test('an address that names no group leads to the list', async () => {
  known()
  renderAt(toGroup(FINANCE))

  expect(await screen.findByRole('heading', { name: 'Group not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the groups list' })).toBeVisible()
})

test('what cannot be read says so, and is read again', async () => {
  known(finance)
  server.use(http.get(ENTITIES, () => HttpResponse.error(), { once: true }))
  const { user } = renderAt(toGroup(FINANCE))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the group.')
  await user.click(within(alert).getByRole('button'))

  expect(await screen.findByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
})

test('the page is accessible', async () => {
  known(finance)
  const { container } = renderAt(toGroup(FINANCE))
  await row('Ann')

  expect(await axe(container)).toHaveNoViolations()
})
