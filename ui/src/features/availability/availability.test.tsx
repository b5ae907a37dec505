import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { chooseAction } from '../../testing/chooseAction'
import { choosePerson } from '../../testing/choosePerson'
import { fakePeople, personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { noteSavedFiles } from '../../testing/savedFiles'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { absence, fakeAvailability } from './fakeAvailabilityServer'
import { toAvailability, toAway } from './routes'

const DELEGATED = {
  assignmentId: 'cn=own-1',
  allRequests: true,
  assignFromUsers: [],
  assignToUsers: [{ dn: 'cn=omar', name: 'omar' }],
  effectiveDate: 0,
}

const asAdministrator = {
  bootstrap: { rights: { authorized: true, clientId: '1', domains: ['PROVISIONING'] } },
}

/** `Jan 5, 2026` */
const shownDay = (at: number) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(at)

function known(...args: Parameters<typeof fakeAvailability>) {
  const fake = fakeAvailability(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const allOff = () => screen.findByRole('switch', { name: 'Not Available for All Requests' })

test('one sees when one is away and whether one is available now', async () => {
  known([absence('a')])
  const { container } = renderAt(toAvailability())

  expect(await screen.findByText('Not available for any request')).toBeVisible()
  expect(await allOff()).toBeChecked()
  const row = within(await screen.findByRole('row', { name: /All requests/ }))
  expect(row.getByText('Away now')).toBeVisible()
  expect(row.getByText('No end')).toBeVisible()
  const box = row.getByRole('checkbox', { name: /Absence from \W?[A-Z][a-z]{2} \d+, \d{4}/ })
  expect(box).not.toBeChecked()
  expect(await axe(container)).toHaveNoViolations()
})

test('own absences are handed to a calendar, those of somebody else are not', async () => {
  const files = noteSavedFiles()
  known([absence('a')])
  const { user, unmount } = renderAt(toAvailability())
  await user.click(await screen.findByRole('button', { name: 'Export ICS' }))

  expect(files.map(({ name }) => name)).toEqual(['Availability.ics'])
  expect(await files[0]?.blob.text()).toContain('SUMMARY:Away (All requests)')

  unmount()
  renderAt(toAvailability('cn=omar'))
  expect(await screen.findByRole('row', { name: /All requests/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export ICS' })).not.toBeInTheDocument()
})

test('an administrator chooses a person in the page, and sets the status of that person', async () => {
  const fake = known([])
  server.use(...fakePeople(['omar']))
  const { user, router } = renderAt(toAvailability(), asAdministrator)
  await allOff()

  await choosePerson(user, 'Availability of', 'omar')
  expect(new URLSearchParams(router.state.location.search).get('of')).toBe(personDn('omar'))
  await user.click(await allOff())

  await waitFor(() => expect(fake.written).toHaveLength(1))
  expect(fake.written[0]?.body).toEqual({ status: '1', dn: personDn('omar') })
})

test('who may not read the absences of others has no choice of a person', async () => {
  known([])
  renderAt(toAvailability())

  expect(await allOff()).toBeVisible()
  expect(screen.queryByText('Availability of')).not.toBeInTheDocument()
})

test('a status that the server refuses is explained, and the switch is as before', async () => {
  const { written } = known([], { problem: 'Nobody stands in for all requests.' })
  const { user } = renderAt(toAvailability())

  await user.click(await allOff())

  expect(await screen.findByText('Nobody stands in for all requests.')).toBeVisible()
  expect(await allOff()).not.toBeChecked()
  expect(written).toEqual([{ path: 'status', method: 'POST', body: { status: '1' } }])
})

test('who is back early is asked first, as the rest of the absence is deleted', async () => {
  const since = Date.UTC(2026, 0, 5, 12)
  const { written } = known([absence('a', { effectiveDate: since })])
  const { user } = renderAt(toAvailability())

  await user.click(await allOff())
  const question = within(await screen.findByRole('alertdialog', { name: 'End the absence now?' }))
  expect(question.getByText(new RegExp(`Absence from \\W?${shownDay(since)}`))).toBeVisible()
  expect(written).toEqual([])

  await user.click(question.getByRole('button', { name: 'End absence' }))

  expect(await screen.findByText('Available for all requests')).toBeVisible()
  expect(written).toEqual([{ path: 'status', method: 'POST', body: { status: '0' } }])
})

test('nobody can be away for whom nobody stands in', async () => {
  known([], { newable: false })
  renderAt(toAvailability())

  expect(await screen.findByText(/Nothing is delegated yet/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Create delegation' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Add absence' })).not.toBeInTheDocument()
})

describe('a new absence', () => {
  test('of another person is for requests that this person delegated', async () => {
    const { written } = known([])
    const asked: (string | null)[] = []
    server.use(
      http.get('*/rest/access/availability/prds', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('userDn'))
      }),
      http.post('*/rest/access/delegation/list', () =>
        HttpResponse.json({ delegations: [DELEGATED], totalDelegations: 1 }),
      ),
      ...fakePeople(['omar']),
    )
    const { user } = renderAt(toAway(personDn('omar')), asAdministrator)
    const dialog = within(await screen.findByRole('dialog', { name: 'Add absence' }))
    await user.click(dialog.getByRole('radio', { name: 'After a time' }))
    await user.click(await dialog.findByText('Selected requests'))
    await choosePerson(user, 'Requests', 'Laptop')
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Add absence' }))

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({
      allRequests: false,
      requestDefs: [{ dn: 'cn=Laptop' }],
    })
    expect(asked).toContain(personDn('omar'))
  })

  test('says who stands in, and is sent with its duration', async () => {
    const { written } = known([], { delegations: [DELEGATED] })
    const { user } = renderAt(toAway())
    const dialog = within(await screen.findByRole('dialog', { name: 'Add absence' }))
    await user.click(dialog.getByRole('radio', { name: 'After a time' }))
    const count = await dialog.findByRole('textbox', { name: /Duration/ })
    await user.clear(count)
    await user.type(count, '2')
    expect(await dialog.findByText('Stands in: omar')).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Add absence' }))

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]).toEqual({
      path: '',
      method: 'POST',
      body: {
        allRequests: true,
        requestDefs: [],
        hasExpiry: false,
        hasExpiryDuration: true,
        expiryDuration: '2',
        expiryDurationUnit: 'WEEKS',
        isNotificationRequired: false,
      },
    })
    await waitFor(() => expect(screen.getByText('Absence added successfully')).toBeVisible())
  })

  test.each(['0', '10000'])('is not sent with a duration of %s', async (typed) => {
    const { written } = known([], { delegations: [DELEGATED] })
    const { user } = renderAt(toAway())
    const dialog = within(await screen.findByRole('dialog', { name: 'Add absence' }))
    await user.click(dialog.getByRole('radio', { name: 'After a time' }))
    const count = await dialog.findByRole('textbox', { name: /Duration/ })
    await user.clear(count)
    await user.type(count, `${typed}{Tab}`)

    await user.click(dialog.getByRole('button', { name: 'Add absence' }))

    expect(await dialog.findByText('From 1 to 9,999')).toBeVisible()
    expect(written).toEqual([])
  })

  test('is for selected requests where no delegation covers all of them', async () => {
    known([], { mayAll: false })
    renderAt(toAway())
    const dialog = within(await screen.findByRole('dialog', { name: 'Add absence' }))

    await waitFor(() =>
      expect(dialog.getByRole('radio', { name: /^Selected requests/ })).toBeChecked(),
    )
    expect(dialog.getByRole('radio', { name: /^All requests/ })).toBeDisabled()
    expect(await dialog.findByRole('group', { name: 'Requests' })).toBeVisible()
  })

  test('without a delegate leads to the delegation that covers it', async () => {
    known([], { delegations: [] })
    renderAt(toAway())
    const dialog = within(await screen.findByRole('dialog', { name: 'Add absence' }))

    expect(await dialog.findByText('Nobody stands in during this time')).toBeVisible()
    expect(await dialog.findByRole('link', { name: 'Create delegation' })).toBeVisible()
  })
})

test('an absence is changed whole, and ended after a question', async () => {
  const since = Date.UTC(2026, 0, 5, 12)
  const { written } = known([absence('a', { effectiveDate: since })])
  const { user } = renderAt(toAvailability())

  await chooseAction(user, `Absence from ${shownDay(since)}`, 'Edit…')
  const form = within(await screen.findByRole('dialog', { name: 'Edit absence' }))
  await user.click(form.getByText('Notify by email'))
  await user.click(form.getByRole('button', { name: 'Save absence' }))
  await screen.findByText('Absence updated successfully')

  await chooseAction(user, `Absence from ${shownDay(since)}`, 'Delete…')
  await user.click(await screen.findByRole('button', { name: 'Delete absence' }))
  await screen.findByText('Absence deleted successfully')

  expect(written).toMatchObject([
    { path: '', method: 'PUT', body: { availabilityId: 'a', allRequests: true } },
    { method: 'DELETE', body: { availability: [{ availabilityId: 'a' }] } },
  ])
})

test('an absence that is saved without changes is not sent, and nothing is said', async () => {
  const since = Date.UTC(2026, 0, 5, 12)
  const { written } = known([absence('a', { effectiveDate: since })])
  const { user } = renderAt(toAvailability())
  await chooseAction(user, `Absence from ${shownDay(since)}`, 'Edit…')
  await user.click(await screen.findByRole('button', { name: 'Save absence' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByText('Absence updated successfully')).not.toBeInTheDocument()
  expect(written).toEqual([])
})

test('an absence that has not begun is deleted without a question, and can be taken back', async () => {
  const from = Date.UTC(2999, 0, 5, 12)
  const { written } = known([absence('a', { effectiveDate: from })])
  const { user } = renderAt(toAvailability())
  const name = `Absence from ${shownDay(from)}`
  await chooseAction(user, name, 'Delete')

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(written).toEqual([])
  await chooseAction(user, name, 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Close' }))

  await waitFor(() =>
    expect(written).toMatchObject([
      { method: 'DELETE', body: { availability: [{ availabilityId: 'a' }] } },
    ]),
  )
})
