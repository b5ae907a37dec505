import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { beginWithoutDrafts, endSession } from '../../../testing/draftDevice'
import { fakeRights } from '../../../testing/fakeRights'
import { renderOnPage } from '../../../testing/renderOnPage'
import { server } from '../../../testing/server'
import { GroupMemberships } from './GroupMemberships'

beginWithoutDrafts()

const ANN = { dn: 'cn=ann,o=data', name: 'Ann Olsen' }
const FINANCE = 'cn=Finance,o=groups'
const OSLO = 'cn=Oslo,o=groups'
const SALES = 'cn=Sales,o=groups'

/** A server where Ann is a member of Finance; `sent` records the changes of members. Sales refuses new members. */
function groupsOfAnn() {
  const sent: unknown[] = []
  server.use(
    http.get(atUpstream('access/groups/membershipInfo'), () =>
      HttpResponse.json({ dn: ANN.dn, groupMemberof: [FINANCE] }),
    ),
    http.get(atUpstream('access/groups'), () =>
      HttpResponse.json({
        groups: [
          { dn: OSLO, name: 'Oslo' },
          { dn: SALES, name: 'Sales' },
        ],
      }),
    ),
    http.put<never, { dn: string }>(atUpstream('access/groups'), async ({ request }) => {
      const body = await request.json()
      sent.push(body)
      const Fault = { Reason: { Text: 'Sales is full.' } }
      return body.dn === SALES
        ? HttpResponse.json({ Fault }, { status: 489 })
        : HttpResponse.json({ dn: body.dn })
    }),
  )
  return sent
}

const show = () =>
  renderOnPage(
    () => <GroupMemberships person={ANN} toGroup={(dn) => `/groups/${dn}`} isAdministered />,
    {
      texts: ['memberships', 'picker', 'feedback', 'drafts', 'values'],
    },
  )

test('whoever may not manage users only reads', async () => {
  groupsOfAnn()
  server.use(fakeRights())
  show()

  expect(await screen.findByText('Finance')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Finance' })).not.toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Remove from/ })).not.toBeInTheDocument()
})

test('a group leads to its page for those who may open it', async () => {
  groupsOfAnn()
  server.use(fakeRights('groups'))
  show()

  expect(await screen.findByRole('link', { name: 'Finance' })).toHaveAttribute(
    'href',
    `#/groups/${FINANCE}`,
  )
})

test('a group is left at once and can be had back', async () => {
  const sent = groupsOfAnn()
  server.use(fakeRights('manageusers'))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: /^Remove from the group .*Finance/ }))
  expect(screen.queryByText(FINANCE)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Undo' }))

  expect(screen.getByText(FINANCE)).toBeVisible()
  expect(sent).toEqual([])
})

test('groups are joined one by one; the one that refuses says why and stays chosen', async () => {
  const sent = groupsOfAnn()
  server.use(fakeRights('manageusers'))
  const { user } = show()
  await user.type(await screen.findByRole('searchbox'), 'find{Enter}')
  await user.click(await screen.findByRole('option', { name: 'Oslo' }))
  await user.click(screen.getByRole('option', { name: 'Sales' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Add' }))

  expect(await screen.findByText('Sales is full.')).toBeVisible()
  await waitFor(() =>
    expect(sent).toEqual([
      { dn: OSLO, members: [ANN.dn], membersAction: 'add' },
      { dn: SALES, members: [ANN.dn], membersAction: 'add' },
    ]),
  )
  const field = screen.getByRole('group', { name: /^Add .*to groups$/ })
  expect(within(field).getByRole('row', { name: 'Sales' })).toBeVisible()
  expect(within(field).queryByRole('row', { name: 'Oslo' })).not.toBeInTheDocument()
})

test('groups that were chosen are offered again after the session ended', async () => {
  const sent = groupsOfAnn()
  server.use(fakeRights('manageusers'))
  const view = show()
  await view.user.type(await screen.findByRole('searchbox'), 'find{Enter}')
  await view.user.click(await screen.findByRole('option', { name: 'Oslo' }))
  await endSession(view)

  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await user.click(screen.getByRole('button', { name: 'Add' }))

  await waitFor(() => expect(sent).toEqual([{ dn: OSLO, members: [ANN.dn], membersAction: 'add' }]))
})
