import { screen, waitFor, within } from '@testing-library/react'
import { beginWithoutDrafts, endSession, keptDrafts } from '../../../testing/draftDevice'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { fakePreferences } from '../../../testing/fakePreferences'
import { fakeRights } from '../../../testing/fakeRights'
import { renderAssigned } from '../../../testing/renderAssigned'
import { server } from '../../../testing/server'
import {
  ANN,
  AUDITOR,
  PAYER,
  rolesOfAnn,
  type AskedListNode,
} from '../../../testing/fakeRolesOfAnn'

beginWithoutDrafts()

const FIRST_PAGE = { nextIndex: '1', size: '10', sortBy: 'name', sortOrder: 'asc' }
const show = () => renderAssigned('role')

const row = (name: RegExp) => screen.findByRole('row', { name })

/** Chooses the roles and a reason in the dialog. */
async function fillIn({ user }: ReturnType<typeof show>, ...names: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Assign roles' }))
  const dialog = await screen.findByRole('dialog', { name: 'Assign roles to Ann Olsen' })
  await user.type(within(dialog).getByRole('searchbox'), 'find{Enter}')
  for (const name of names) await user.click(await screen.findByRole('option', { name }))
  await user.keyboard('{Escape}')
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Year end')
  const assign = () => user.click(within(dialog).getByRole('button', { name: 'Assign' }))
  return { dialog, assign }
}

const succeeded = (id: string, name: string) => ({ id, name })

test('each role says why it is there, since when, and what is on its way', async () => {
  rolesOfAnn()
  server.use(fakeRights())
  show()

  const auditor = await row(/Auditor/)
  expect(auditor).toHaveTextContent('Reads the books')
  expect(auditor).toHaveTextContent('Assigned directly')
  expect(auditor).toHaveTextContent('Jun 1, 2026')
  const payer = await row(/Payer/)
  expect(payer).toHaveTextContent('Through the group Finance')
  expect(payer).toHaveTextContent('Approval Pending')
})

test('whoever reloads the list asks for it past what the server keeps', async () => {
  const { lists } = rolesOfAnn()
  server.use(fakeRights())
  const { user } = show()
  await row(/Auditor/)

  await user.click(screen.getByRole('button', { name: 'Reload' }))

  await waitFor(() => expect(lists).toHaveLength(2))
  expect(lists.map((query) => query.get('forceRefresh'))).toEqual([null, 'true'])
  expect(Object.fromEntries(lists[0] ?? [])).toMatchObject(FIRST_PAGE)
})

test('as many rows are shown as somebody wants of others', async () => {
  rolesOfAnn()
  server.use(...fakePreferences({ 'idm.userRoleList.pageSize': ['25'] }).handlers)
  show()

  expect(await screen.findByRole('combobox', { name: 'Rows' })).toHaveValue('25')
})

test('without the right to the page of roles nothing can be given or taken', async () => {
  rolesOfAnn()
  server.use(fakeRights())
  show()

  await row(/Auditor/)
  expect(screen.queryByRole('button', { name: 'Assign roles' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('what is taken away is confirmed, sent at once, and told', async () => {
  const { sent } = rolesOfAnn({
    success: true,
    succeeded: [succeeded(AUDITOR, 'Auditor')],
    failed: [],
  })
  server.use(fakeRights('role'))
  const { user } = show()
  const auditor = await row(/Auditor/)

  await user.click(within(auditor).getByRole('button', { name: /Auditor/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveAccessibleName('Remove the role from Ann Olsen?')
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Remove' }))

  expect(await screen.findByText('Removal of 1 role from Ann Olsen requested')).toBeVisible()
  const to = { assignedToDn: ANN.dn, subtype: 'user', instanceId: 'a-1' }
  expect(sent).toEqual([
    { reason: '', assignments: [{ id: AUDITOR, entityType: 'role', assignmentToList: [to] }] },
  ])
})

test('of several, what comes from a group stays, and it is said before', async () => {
  const { sent } = rolesOfAnn({
    success: true,
    succeeded: [succeeded(AUDITOR, 'Auditor')],
    failed: [],
  })
  server.use(fakeRights('role'))
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Auditor' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Payer' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remove' }))

  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('Assignments through groups, containers or roles stay.')
  expect(within(question).queryByText('Payer')).not.toBeInTheDocument()
  await user.click(within(question).getByRole('button', { name: 'Remove' }))

  await waitFor(() => expect(sent).toHaveLength(1))
})

test('when all of it comes from elsewhere, it is said why nothing can be removed', async () => {
  rolesOfAnn()
  server.use(fakeRights('role'))
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Select Payer' }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Remove' }))

  expect(await screen.findByRole('dialog', { name: 'Nothing to remove here' })).toBeVisible()
})

test('roles are given for a reason, and it is told how many', async () => {
  const { sent } = rolesOfAnn({ success: true, succeeded: [], failed: [] })
  server.use(fakeRights('role'))
  const view = show()
  const { assign } = await fillIn(view, 'Clerk')

  await assign()

  expect(await screen.findByText('1 role requested for Ann Olsen')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  const to = { assignedToDn: ANN.dn, subtype: 'user', sodJustification: '' }
  const clerk = { id: 'cn=Clerk,o=roles', entityType: 'role', assignmentToList: [to] }
  expect(sent).toEqual([{ reason: 'Year end', assignments: [clerk] }])
})

test('nothing is sent without a role and a reason', async () => {
  const { sent } = rolesOfAnn()
  server.use(fakeRights('role'))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Assign roles' }))
  const dialog = await screen.findByRole('dialog')

  await user.click(within(dialog).getByRole('button', { name: 'Assign' }))

  expect(within(dialog).getAllByText('Required', { selector: ':not(.mark)' })).toHaveLength(2)
  expect(sent).toEqual([])
})

test('a conflict of duties names both sides, keeps what failed, and is sent again with a justification', async () => {
  const sods = [{ sodId: 's', sodName: 'Pay', perm1Name: 'Auditor', perm2Name: 'Payer' }]
  const inTheWay: AskedListNode = {
    success: false,
    succeeded: [succeeded('cn=Clerk,o=roles', 'Clerk')],
    failed: [{ id: PAYER, name: 'Payer', reason: 'The role breaks a separation of duties.' }],
    sods,
  }
  const { sent } = rolesOfAnn(inTheWay, { success: true, succeeded: [], failed: [] })
  server.use(fakeRights('role'))
  const view = show()
  const { dialog, assign } = await fillIn(view, 'Clerk', 'Payer')

  await assign()

  expect(await within(dialog).findByText(/1 role could not be requested/)).toBeVisible()
  expect(dialog).toHaveTextContent(/Auditor.*Payer/)
  await assign()
  expect(sent).toHaveLength(1)
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Justification/ }), 'Deputy')
  await assign()

  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({
    assignments: [{ id: PAYER, assignmentToList: [{ sodJustification: 'Deputy' }] }],
  })
  expect((sent[1] as { assignments: unknown[] }).assignments).toHaveLength(1)
})

test('what was chosen and written when the session ended is offered again, with what is still in the way', async () => {
  const sods = [{ sodId: 's', sodName: 'Pay', perm1Name: 'Auditor', perm2Name: 'Payer' }]
  const failed = [{ id: PAYER, name: 'Payer', reason: 'The role breaks a separation of duties.' }]
  const done = { success: true, succeeded: [], failed: [] }
  const { sent } = rolesOfAnn({ success: false, succeeded: [], failed, sods }, done)
  server.use(fakeRights('role'))
  const view = show()
  const { dialog, assign } = await fillIn(view, 'Payer')
  await view.user.click(within(dialog).getByRole('spinbutton', { name: /month, .*Expir/ }))
  await view.user.keyboard('03312090')
  await assign()
  await view.user.type(
    await within(dialog).findByRole('textbox', { name: /^Justification/ }),
    'Deputy',
  )
  await endSession(view)

  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Assign roles' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByRole('textbox', { name: /^Justification/ })).toHaveValue('Deputy')
  await user.click(screen.getByRole('button', { name: 'Assign' }))

  await waitFor(() => expect(sent).toHaveLength(2))
  const to = { sodJustification: 'Deputy' }
  const expiryDate = new Date(2090, 2, 31, 23, 59, 59).getTime()
  expect(sent[1]).toMatchObject({
    reason: 'Year end',
    assignments: [{ id: PAYER, assignmentToList: [to], expiryDate }],
  })
})

test('once they are given nothing of it is kept', async () => {
  rolesOfAnn({ success: true, succeeded: [], failed: [] })
  server.use(fakeRights('role'))
  const view = show()
  const { assign } = await fillIn(view, 'Clerk')
  await assign()
  await screen.findByText('1 role requested for Ann Olsen')

  expect(await keptDrafts()).toEqual([])
})

test('a role tells every way in which somebody has it, also to who may change nothing', async () => {
  rolesOfAnn()
  server.use(fakeRights())
  const { user } = show()

  await user.click(within(await row(/Payer/)).getByRole('button', { name: /^Actions for/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Why assigned?' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Why Payer is assigned' }))
  expect(dialog.getByText('Through the group Finance')).toBeVisible()
})

test('the source of a role tells why it is assigned, with the request that gave it and its approvers', async () => {
  rolesOfAnn()
  const ASKED = { entityType: 'role', action: 'grant', requestState: 50, recipient: ANN.dn }
  const requests = [
    { ...ASKED, id: 'late', name: 'Payer', requestState: 15 },
    { ...ASKED, id: 'given', name: 'Payer', confirmationNumber: '20260105-3' },
    { ...ASKED, id: 'other', name: 'Payer of taxes' },
  ]
  const entry = { id: 't', requestId: 'given', activityName: 'Finance approval', status: 2 }
  server.use(
    fakeRights(),
    http.post(atUpstream('access/requests/team/user/history'), () =>
      HttpResponse.json({ requests, total: requests.length }),
    ),
    http.get(atUpstream('access/tasks/workEntries'), ({ request }) => {
      const isGiven = new URL(request.url).searchParams.get('processId') === 'given'
      const Addressee = { DN: 'cn=lena,o=data', value: 'Lena Lind' }
      return HttpResponse.json({ workEntries: isGiven ? [{ ...entry, Addressee }] : [] })
    }),
  )
  const links = { toRequests: () => '/history', toRequest: (id: string) => `/history/${id}` }
  const { user } = renderAssigned('role', links)

  await user.click(await screen.findByRole('button', { name: /Through the group Finance/ }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Why Payer is assigned' }))
  expect(await dialog.findByRole('link', { name: 'Request 20260105-3' })).toHaveAttribute(
    'href',
    '#/history/given',
  )
  expect(await dialog.findByText('Finance approval')).toBeVisible()
  expect(dialog.getByText(/Approvers: .*Lena Lind/)).toBeVisible()
})
