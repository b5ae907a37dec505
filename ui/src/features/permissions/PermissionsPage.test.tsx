import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  byGroup,
  direct,
  ending,
  fakePermissions as fake,
  held,
  idOf,
} from './fakePermissionsServer'
import { toPermissions } from './routes'

function fakePermissions(given: Parameters<typeof fake>[0]) {
  const { handlers, ...noted } = fake(given)
  server.use(...fakePreferences().handlers, ...handlers)
  return noted
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('what ends soonest is asked for first, and what ends within a month says how soon', async () => {
  const { calls } = fakePermissions({
    own: [
      held('Payer', ending()),
      held('Laptop', {
        entityType: 'resource',
        causes: [byGroup],
        expiryDate: Date.UTC(2099, 5, 1, 12),
      }),
    ],
  })
  const { container } = renderAt(toPermissions())

  const payer = within(await row('Payer'))
  expect(payer.getByText('Role')).toBeVisible()
  expect(payer.getByText('Assigned directly')).toBeVisible()
  expect(payer.getByText('in 5 days')).toBeVisible()
  const laptop = within(await row('Laptop'))
  expect(laptop.getByText('Resource')).toBeVisible()
  expect(laptop.getByText('Through the group Finance')).toBeVisible()
  expect(laptop.getByText('Jun 1, 2099')).toBeVisible()
  const query = { q: '*', nextIndex: '1', size: '10', sortBy: 'expiryDate', sortOrder: 'asc' }
  expect(calls).toEqual([{ url: 'GET assignments/advanced', query, body: undefined }])
  expect(await axe(container)).toHaveNoViolations()
})

test('whoever reloads asks for them past what the server keeps', async () => {
  const { calls } = fakePermissions({ own: [held('Payer')] })
  const { user } = renderAt(toPermissions())
  await row('Payer')

  await user.click(screen.getByRole('button', { name: 'Reload' }))

  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ query }) => query.forceRefresh)).toEqual([undefined, 'true'])
})

test('kind and reason are filters of the server', async () => {
  const { calls } = fakePermissions({ own: [held('Payer')] })
  renderAt(`${toPermissions()}?filter.kind=resource&filter.source=group&filter.source=role`)
  await row('Payer')

  expect(calls[0]?.query).toMatchObject({
    searchScope: 'RESOURCE',
    groupAssigned: 'true',
    roleRelationship: 'true',
  })
})

test('each reason is told with who asked, why, and until when', async () => {
  fakePermissions({
    own: [held('Payer', { causes: [direct, byGroup], status: [{ status: 'Approval pending' }] })],
  })
  const { user } = renderAt(toPermissions())

  await user.click(within(await row('Payer')).getByRole('button', { name: 'Actions for Payer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Why do I have it?' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Why you have Payer' }))
  expect(dialog.getByText('Requested by Lena Lind: New project')).toBeVisible()
  expect(dialog.getByText('Through the group Finance')).toBeVisible()
  expect(dialog.getByText('In progress: Approval pending')).toBeVisible()
})

test('what was assigned is given back after a question; what comes otherwise stays', async () => {
  const { sent } = fakePermissions({
    own: [held('Payer'), held('Auditor'), held('Laptop', { causes: [byGroup] })],
    refused: { [idOf('Auditor')]: 'There is no such assignment.' },
  })
  const { user } = renderAt(toPermissions())
  await row('Payer')
  await user.click(screen.getByRole('checkbox', { name: /all/i }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 2 permissions?' }))
  expect(dialog.getByText(/Assignments through groups, containers or roles stay/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('There is no such assignment.')).toBeVisible()
  expect(screen.queryByText(idOf('Auditor'))).not.toBeInTheDocument()
  const assignments = ['Payer', 'Auditor'].map((name) => ({
    id: idOf(name),
    entityType: 'role',
    instanceId: 'i-1',
  }))
  expect(sent().map(({ url, body }) => [url, body])).toEqual([
    ['DELETE assignments', { reason: '', assignments }],
  ])
})

test('what comes from a group alone cannot be given back', async () => {
  fakePermissions({ own: [held('Laptop', { causes: [byGroup] })] })
  const { user } = renderAt(toPermissions())
  await user.click(within(await row('Laptop')).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByRole('dialog', { name: 'Nothing to remove here' })).toBeVisible()
})

test('permissions that cannot be read say so', async () => {
  fakePermissions({})
  server.use(http.get('*/assignments/advanced', () => new HttpResponse(null, { status: 502 })))
  renderAt(toPermissions())

  expect(await screen.findByText('Failed to fetch your permissions.')).toBeVisible()
})

test('a search without a match does not say that one has no permissions', async () => {
  fakePermissions({ own: [] })
  renderAt(`${toPermissions()}?q=zebra`)

  expect(await screen.findByText('No roles or resources found')).toBeVisible()
  expect(screen.getByText('No role or resource matches “zebra”.')).toBeVisible()
})
