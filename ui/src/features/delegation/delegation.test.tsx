import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { chooseAction } from '../../testing/chooseAction'
import { choosePerson } from '../../testing/choosePerson'
import { fakePeople, personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { delegation, fakeDelegations } from './fakeDelegationServer'
import { toDelegation, toDelegationCreate, toDelegations } from './routes'

interface Options {
  mayWrite?: boolean
}

function known(
  delegations: Parameters<typeof fakeDelegations>[0],
  { mayWrite = true, ...world }: Options & Parameters<typeof fakeDelegations>[1] = {},
) {
  const fake = fakeDelegations(delegations, world)
  server.use(
    ...fake.handlers,
    ...fakePeople(['omar', 'lena', 'Amara Okafor']),
    ...fakePreferences().handlers,
    fakeRights(
      'delegation',
      ...(mayWrite ? ['create', 'createDelegation'] : []),
      ...(world.mayDelegateAll === undefined ? [] : ['configuration']),
    ),
  )
  return fake
}

const asAdministrator = {
  bootstrap: { rights: { authorized: true, clientId: '1', domains: ['PROVISIONING'] } },
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('the list of delegations', () => {
  test('says who decides for whom, and that nothing happens while the person is available', async () => {
    known([delegation('ingrid', 'omar')])
    const { container } = renderAt(toDelegations())

    const first = within(await row('ingrid'))
    expect(first.getByText('omar')).toBeVisible()
    expect(first.getByText('All requests')).toBeVisible()
    expect(await first.findByText('No effect: available')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('is only read without the right to create delegations', async () => {
    known([delegation('ingrid', 'omar')], { mayWrite: false })
    renderAt(toDelegations())
    await row('ingrid')

    expect(screen.queryByRole('link', { name: 'Create delegation' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Actions/ })).not.toBeInTheDocument()
  })
})

describe('a new delegation', () => {
  const save = () => screen.getByRole('button', { name: 'Create delegation' })

  test('is of oneself at first, marks the person as away, and is sent whole', async () => {
    const { written } = known([])
    const { user } = renderAt(toDelegationCreate(), asAdministrator)
    await screen.findByRole('group', { name: 'Delegate to' })
    await choosePerson(user, 'Delegate to', 'omar')
    expect(await screen.findByText('omar is available all this time')).toBeVisible()

    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]).toEqual({
      method: 'POST',
      body: {
        assignmentId: 'apwaNewDetailId',
        type: 'DELEGATEE_TYPE',
        allRequests: true,
        requestDefs: [],
        assignFromUsers: [{ dn: 'cn=aokafor,ou=users,o=data' }],
        assignFromGroups: [],
        assignFromContainers: [],
        assignToUsers: [{ dn: personDn('omar') }],
        isExpires: false,
        isNotificationRequired: false,
        createAvailability: true,
      },
    })
    expect(await screen.findByText('Delegation created successfully')).toBeVisible()
  })

  test('begins with the days of the address, and ends after it begins', async () => {
    const { written } = known([])
    const { user } = renderAt(toDelegationCreate({ from: '2027-03-31', to: '2027-03-20' }))
    await screen.findByRole('group', { name: 'Delegate to' })
    await choosePerson(user, 'Delegate to', 'omar')

    await user.click(save())

    expect(await screen.findByText('Not before Mar 31, 2027')).toBeVisible()
    expect(written).toEqual([])
  })

  test('to oneself is not sent', async () => {
    known([])
    const { user } = renderAt(toDelegationCreate({ of: personDn('omar') }))
    await screen.findByRole('group', { name: 'Delegate to' })
    await choosePerson(user, 'Delegate to', 'omar')

    await user.click(save())

    expect(await screen.findByText(/cannot be on both sides/)).toBeVisible()
  })

  test('cannot be for all requests where the installation forbids it', async () => {
    known([], { mayDelegateAll: false })
    renderAt(toDelegationCreate())

    expect(await screen.findByText('Not allowed in this installation')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'All requests' })).toBeDisabled()
  })
})

test('a changed delegation is sent whole, and keeps its moments', async () => {
  const stored = delegation('ingrid', 'omar')
  const { written } = known([stored])
  const { user } = renderAt(toDelegation(stored.assignmentId))
  await screen.findByRole('group', { name: 'Delegate to' })
  await choosePerson(user, 'Delegate to', 'lena')

  await user.click(screen.getByRole('button', { name: 'Save delegation' }))

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]).toMatchObject({
    method: 'PUT',
    body: {
      assignmentId: stored.assignmentId,
      effectiveDate: stored.effectiveDate,
      assignToUsers: [{ dn: personDn('omar') }, { dn: personDn('lena') }],
    },
  })
  expect(written[0]?.body).not.toHaveProperty('createAvailability')
})

test('one that somebody deletes meanwhile is told, and what was entered stays', async () => {
  const stored = delegation('ingrid', 'omar')
  const { delegations, written } = known([stored])
  const { user } = renderAt(toDelegation(stored.assignmentId))
  await screen.findByRole('group', { name: 'Delegate to' })
  await choosePerson(user, 'Delegate to', 'lena')
  delegations.clear()
  server.use(
    http.put('*/rest/access/delegation', () =>
      HttpResponse.json(
        { Fault: { Reason: { Text: 'The delegation does not exist.' } } },
        { status: 489 },
      ),
    ),
  )

  await user.click(screen.getByRole('button', { name: 'Save delegation' }))

  expect(await screen.findByText('The delegation does not exist.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Remove lena' })).toBeVisible()
  expect(written).toEqual([])
})

test('a delegation that does not exist is said to be missing', async () => {
  known([])
  renderAt(toDelegation('cn=gone'))

  expect(await screen.findByText('Delegation not found')).toBeVisible()
})

test('an administrator deletes a delegation of somebody else', async () => {
  const { written } = known([delegation('ingrid', 'omar')])
  const { user } = renderAt(toDelegations(personDn('ingrid')), asAdministrator)

  await chooseAction(user, 'ingrid', 'Delete…')
  expect(await screen.findByText(/Delegates no longer see or decide these tasks/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete delegation' }))

  expect(await screen.findByText('Delegation deleted successfully')).toBeVisible()
  const { assignmentId } = delegation('ingrid', 'omar')
  expect(written).toEqual([{ method: 'DELETE', body: { delegations: [{ assignmentId }] } }])
})

test('some requests of a category are delegated', async () => {
  const { written } = known([])
  const { user } = renderAt(toDelegationCreate())
  await user.click(await screen.findByText('Selected requests'))
  const category = await screen.findByRole('combobox', { name: 'Category' })
  await within(category).findByRole('option', { name: 'IT' })

  await user.selectOptions(category, 'IT')
  await choosePerson(user, 'Requests', 'Laptop')

  expect(screen.getByRole('group', { name: 'Requests' })).toHaveTextContent('Laptop')
  await choosePerson(user, 'Delegate to', 'omar')
  await user.click(screen.getByRole('button', { name: 'Create delegation' }))
  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({
    allRequests: false,
    requestDefs: [{ dn: 'cn=Laptop' }],
    assignToUsers: [{ dn: personDn('omar') }],
  })
})

test('a relationship can be delegated along, in the place of people', async () => {
  const { written } = known([])
  const { user } = renderAt(toDelegationCreate())
  await user.click(await screen.findByRole('radio', { name: 'Relationship' }))
  const relationship = await screen.findByRole('combobox', { name: 'Relationship' })
  await user.selectOptions(relationship, 'Manager')
  expect(screen.queryByRole('group', { name: 'Delegate to' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create delegation' }))

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({ assignToRelationship: { key: 'manager' } })
  expect(written[0]?.body).not.toHaveProperty('assignToUsers')
})

test('an administrator selects a person above the list, and is shown their delegations', async () => {
  known([delegation('ingrid', 'omar')])
  const asked: unknown[] = []
  server.use(
    http.post('*/rest/access/delegation/list', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
    }),
  )
  const { user } = renderAt(toDelegations(), asAdministrator)
  expect(await screen.findByRole('row', { name: /ingrid/ })).toBeVisible()

  await choosePerson(user, 'Delegations of', 'omar')

  expect(await screen.findByText(/^Nothing delegated/)).toBeVisible()
  expect(asked[0]).toMatchObject({ q: '*', nextIndex: '1', size: '10' })
  expect(window.location.hash).toContain(`of=${encodeURIComponent(personDn('omar'))}`)
})

test('who may not write delegations sees their own, whatever the address says', async () => {
  known([delegation('aokafor', 'omar')], { mayWrite: false })
  renderAt(toDelegations(personDn('omar')))

  expect(await screen.findByRole('row', { name: /omar/ })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Delegations of' })).not.toBeInTheDocument()
})

test.each([
  ['has not begun', { effectiveDate: Date.UTC(2999, 0, 1) }],
  ['is over', { isExpires: true, expiryDate: Date.UTC(2025, 5, 1) }],
])('one that %s is deleted without a question, and can be taken back', async (_case, when) => {
  const { written } = known([delegation('ingrid', 'omar', when)])
  const { user } = renderAt(toDelegations(), asAdministrator)
  await chooseAction(user, 'ingrid', 'Delete')
  await waitFor(() => expect(screen.queryByRole('row', { name: /ingrid/ })).not.toBeInTheDocument())

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await row('ingrid')).toBeVisible()
  expect(written).toEqual([])
  await chooseAction(user, 'ingrid', 'Delete')
  await user.click(await screen.findByRole('button', { name: 'Close' }))

  const { assignmentId } = delegation('ingrid', 'omar')
  await waitFor(() =>
    expect(written).toEqual([{ method: 'DELETE', body: { delegations: [{ assignmentId }] } }]),
  )
})

test('a deletion that the server refuses later is told, and the delegation is listed again', async () => {
  known([delegation('ingrid', 'omar', { effectiveDate: Date.UTC(2999, 0, 1) })])
  server.use(
    http.delete('*/rest/access/delegation', () =>
      HttpResponse.json({ Fault: {} }, { status: 500 }),
    ),
  )
  const { user } = renderAt(toDelegations(), asAdministrator)
  await chooseAction(user, 'ingrid', 'Delete')

  await user.click(await screen.findByRole('button', { name: 'Close' }))

  expect(await screen.findByText(/^1 delegation failed to delete/)).toBeVisible()
  expect(await row('ingrid')).toBeVisible()
})
