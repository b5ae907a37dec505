import { screen } from '@testing-library/react'
import { bootstrap } from '../../testing/bootstrap'
import { fakePreferences } from '../../testing/fakePreferences'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole } from './routes'

const owners = [{ id: 'cn=ann,o=data', name: 'Ann', type: 'user' }]
const clerk = role('Clerk', { owners })

beforeEach(() => server.use(...fakeRoles([clerk]).handlers, ...fakePreferences().handlers))

test('the head leads to the page that maps resources to the role', async () => {
  server.use(fakeRights('role', 'mapresources'))
  renderAt(toRole(clerk.id))

  expect(await screen.findByRole('link', { name: 'Map resources' })).toHaveAttribute(
    'href',
    `#${toRole(clerk.id)}/mapresources`,
  )
})

test('without the right to that page nothing leads there', async () => {
  server.use(fakeRights('role'))
  renderAt(toRole(clerk.id))

  expect(await screen.findByRole('button', { name: 'Assign' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Map resources' })).not.toBeInTheDocument()
})

test('the stored role is copied as a save would send it', async () => {
  const { user } = renderAt(toRole(clerk.id))
  const writeText = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as JSON' }))

  expect(await screen.findByText('The stored role is copied as JSON')).toBeVisible()
  const { id, name, level, subContainer, localizedNames, approvalRequired } = clerk
  const [copied] = writeText.mock.calls[0] ?? ['']
  expect(JSON.parse(copied)).toMatchObject({
    ...{ id, name, level, subContainer, localizedNames, approvalRequired },
    owners: [{ id: 'cn=ann,o=data' }],
  })
})

test('administrators of security are led to why somebody has the role', async () => {
  const rights = { ...bootstrap().rights, domains: ['SECURITY'] }
  const { user } = renderAt(toRole(clerk.id), { bootstrap: { rights } })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))

  expect(await screen.findByRole('menuitem', { name: 'Explain rights' })).toHaveAttribute(
    'href',
    expect.stringContaining(new URLSearchParams({ object: clerk.id }).toString()),
  )
})
