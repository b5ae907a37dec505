import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { isDomainAdministrator } from '../../entities/help-desk/api'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { fakeHelpDesk, HELP_DESK, TICKET } from '../../testing/fakeHelpDesk'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { toUser } from './routes'

const ANN = 'cn=abrooks,ou=users,o=data'
const ANNS_DESK = `${toUser(ANN)}?section=helpDesk`
const HELPER = { authorized: true, readOnly: false, domains: [] }

beforeEach(() => {
  server.use(
    http.get(atUpstream('access/users/details'), () =>
      HttpResponse.json({ dn: ANN, fullName: 'Ann Brooks' }),
    ),
  )
})

const card = () => screen.findByRole('region', { name: 'Help desk' })

/** Opens the page of Ann, and waits for its last tab. */
async function openPage(rights: object, path = toUser(ANN)) {
  const view = renderAt(path, { bootstrap: { rights } })
  await screen.findByRole('tab', { name: 'Passwords' })
  return view
}

test('the help desk sees how many tickets of somebody are open, and who helps', async () => {
  const { asked } = fakeHelpDesk(2)
  const { user, container } = await openPage(HELPER)
  await user.click(await screen.findByRole('tab', { name: 'Help desk' }))

  const section = within(await card())
  expect(await section.findByText('2')).toBeVisible()
  expect(section.getByText(/Aldermoor Service Desk/)).toBeVisible()
  expect(asked).toEqual([ANN])
  expect(window.location.hash).toBe(`#${ANNS_DESK}`)
  expect(await section.findByRole('link', { name: 'Request history' })).toHaveAttribute(
    'href',
    '#/history?of=cn%3Dabrooks%2Cou%3Dusers%2Co%3Ddata',
  )
  expect(await axe(container)).toHaveNoViolations()
})

test('a ticket is opened for somebody, is counted, and its number leads to the request', async () => {
  const { sent } = fakeHelpDesk()
  const { user } = await openPage(HELPER, ANNS_DESK)
  expect(await within(await card()).findByText('No open tickets')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open a ticket' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Open a ticket for Ann Brooks' }))

  await user.type(dialog.getByRole('textbox', { name: /^Subject/ }), ' Locked out ')
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Since Monday')
  await user.click(dialog.getByRole('button', { name: 'Open the ticket' }))

  expect(await screen.findByText(/^Ticket 20260105-1 is open$/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([{ subject: 'Locked out', description: 'Since Monday', userDn: ANN }])
  const section = within(await card())
  expect(await section.findByText('1')).toBeVisible()
  expect(section.getByRole('link', { name: /20260105-1/ })).toHaveAttribute(
    'href',
    '#/history?of=cn%3Dabrooks%2Cou%3Dusers%2Co%3Ddata&q=20260105-1',
  )
})

test('a ticket without a subject is not sent; Enter behind the subject sends it', async () => {
  const { sent } = fakeHelpDesk()
  const { user } = await openPage(HELPER, ANNS_DESK)
  await user.click(within(await card()).getByRole('button', { name: 'Open a ticket' }))
  const subject = await screen.findByRole('textbox', { name: /^Subject/ })

  await user.type(subject, ' {Enter}')
  expect(subject).toHaveAccessibleDescription(/Required/)
  expect(sent).toEqual([])

  await user.type(subject, 'Badge{Enter}')
  expect(await screen.findByText(/^Ticket 20260105-1 is open$/)).toBeVisible()
})

test('a ticket that is refused stays, with the reason in the words of the server', async () => {
  fakeHelpDesk()
  const Fault = { Reason: { Text: 'There is no workflow for tickets.' } }
  server.use(http.post(TICKET, () => HttpResponse.json({ Fault }, { status: 489 })))
  const { user } = await openPage(HELPER, ANNS_DESK)
  await user.click(within(await card()).getByRole('button', { name: 'Open a ticket' }))
  const subject = await screen.findByRole('textbox', { name: /^Subject/ })

  await user.type(subject, 'Badge{Enter}')

  expect(await screen.findByRole('alert')).toHaveTextContent('There is no workflow for tickets.')
  expect(subject).toHaveValue('Badge')
})

test('tickets that cannot be counted can be tried again, and opened all the same', async () => {
  fakeHelpDesk(3)
  server.use(http.get(HELP_DESK, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const { user } = await openPage(HELPER, ANNS_DESK)
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the tickets.')
  expect(screen.getByRole('button', { name: 'Open a ticket' })).toBeVisible()

  await user.click(within(alert).getByRole('button'))

  expect(await within(await card()).findByText('3')).toBeVisible()
})

test('where the server keeps tickets from somebody, nothing is offered', async () => {
  fakeHelpDesk()
  const Fault = {
    Code: { Value: 'Sender', Subcode: { Value: 'SecurityException' } },
    Reason: { Text: 'You may not act for others.' },
  }
  server.use(http.get(HELP_DESK, () => HttpResponse.json({ Fault }, { status: 489 })))
  await openPage(HELPER, ANNS_DESK)

  expect(
    await screen.findByRole('heading', { name: 'You are not allowed to see this' }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Open a ticket' })).not.toBeInTheDocument()
})

/** Answers whether the person administers all workflows, and records the queries. */
function fakeAdministration(isOfAll: boolean | undefined) {
  const asked: string[] = []
  server.use(
    http.get(atUpstream('access/user/admin'), ({ request }) => {
      asked.push(new URL(request.url).search)
      return isOfAll === undefined
        ? new HttpResponse(null, { status: 502 })
        : HttpResponse.json({ isAdmin: isOfAll })
    }),
  )
  return asked
}

test.each([
  ['administers all workflows', true, 1],
  ['administers some workflows', false, 0],
  ['has the domain, of which nobody says how much,', undefined, 1],
])('who %s is offered the tickets of others, or not', async (_office, isOfAll, count) => {
  fakeHelpDesk()
  const asked = fakeAdministration(isOfAll)
  const { store } = await openPage({ domains: ['PROVISIONING'], readOnly: false }, ANNS_DESK)
  const { select } = isDomainAdministrator

  await waitFor(() => expect(select('PRD')(store.getState()).isLoading).toBe(false))
  expect(asked).toEqual(['?level=1&type=PRD'])
  await waitFor(() =>
    expect(screen.queryAllByRole('tab', { name: 'Help desk' })).toHaveLength(count),
  )
})

test.each([
  ['administers everything', { isAdmin: true, domains: ['ROLES'] }, 1],
  ['administers something else', { domains: ['ROLES'], readOnly: false }, 0],
  ['only reads', { domains: [], readOnly: true }, 0],
])('who %s is offered the tickets of others, or not', async (_office, rights, count) => {
  fakeHelpDesk()
  await openPage(rights, ANNS_DESK)

  await waitFor(() =>
    expect(screen.queryAllByRole('tab', { name: 'Help desk' })).toHaveLength(count),
  )
})

test('a helper who may ask for nothing has no tickets to open', async () => {
  server.use(fakeRights('manageusers'))
  await openPage(HELPER, ANNS_DESK)

  expect(screen.queryByRole('tab', { name: 'Help desk' })).not.toBeInTheDocument()
})
