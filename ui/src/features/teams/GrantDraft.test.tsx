import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beginWithoutDrafts, endSession } from '../../testing/draftDevice'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeGrants, fakeTeams } from './fakeTeamsServer'
import { finance, nightShift, payer, permissionsTab } from './fakeGrants'

beginWithoutDrafts()

/** The search finds the role Payer. */
function granted(...beans: Parameters<typeof fakeGrants>[0]) {
  const grants = fakeGrants(beans)
  const found = { permissions: [{ id: 'cn=Payer', name: 'Payer' }], nextIndex: 0 }
  server.use(
    ...fakePreferences().handlers,
    ...fakeTeams(nightShift).handlers,
    ...grants.handlers,
    http.all('*/rest/access/teams/roles', () => HttpResponse.json(found)),
    http.all('*/rest/access/teams/container/roles', () => HttpResponse.json(found)),
  )
  return grants
}

async function openDialog(opener: string) {
  const { user, unmount } = renderAt(permissionsTab)
  await user.click(await screen.findByRole('button', { name: opener }))
  const choice = screen.queryByRole('menuitem', { name: 'Change…' })
  if (choice) await user.click(choice)
  const dialog = within(await screen.findByRole('dialog'))
  return { user, unmount, dialog }
}

type Opened = Awaited<ReturnType<typeof openDialog>>

async function find({ user, dialog }: Opened) {
  await user.type(dialog.getByRole('searchbox'), 'Payer{Enter}')
  await user.click(await dialog.findByRole('option', { name: /Payer/ }))
}

const restored = async (opener: string) => {
  const opened = await openDialog(opener)
  await opened.user.click(await opened.dialog.findByRole('button', { name: 'Restore' }))
  return opened
}

const expectSent = ({ asked }: ReturnType<typeof fakeGrants>, body: unknown) =>
  waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').map((each) => each.body)).toEqual([
      { teamDN: nightShift.dn, ...(body as object) },
    ]),
  )

test('what is to be given is offered again after the session ended', async () => {
  const grants = granted()
  const before = await openDialog('Add permissions')
  await find(before)
  await before.user.click(before.dialog.getByRole('checkbox', { name: 'View roles' }))
  await endSession(before)

  const { user, dialog } = await restored('Add permissions')
  await user.click(dialog.getByRole('button', { name: 'Add permissions' }))

  await expectSent(grants, {
    permissions: [{ id: 'cn=Payer', entityType: 'role', permission: 'viewRole' }],
  })
})

test('so is what is to be left out', async () => {
  const grants = granted(finance)
  const before = await openDialog('Exclude')
  await find(before)
  await endSession(before)

  const { user, dialog } = await restored('Exclude')
  await user.click(dialog.getByRole('button', { name: 'Exclude' }))

  await expectSent(grants, { excludeRoles: ['cn=Payer'] })
})

test('and what is to be changed, until it is', async () => {
  const grants = granted(...payer)
  const before = await openDialog('Actions for Payer')
  await before.user.click(before.dialog.getByRole('checkbox', { name: 'Revoke roles' }))
  await endSession(before)

  const after = await restored('Actions for Payer')
  await after.user.click(after.dialog.getByRole('button', { name: 'Save permissions' }))
  const permission = 'revokeRole'
  await expectSent(grants, {
    permissions: [{ id: 'cn=Payer,cn=RoleDefs', entityType: 'role', permission }],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await endSession(after)

  const { dialog } = await openDialog('Actions for Payer')
  expect(dialog.getByRole('checkbox', { name: 'Assign roles' })).toBeChecked()
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})
