import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { noteSavedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { ACCOUNT, delta, DRIVER, ERP_ACCOUNT, fakeCprs, process, SUBJECT } from './fakeCprsServer'
import { toProcesses, toReconciled, toReconciliation } from './routes'

const COMPUTED = { processes: [process('c1')] }
const THREE = [delta('Ann', 'APPLICATION'), delta('Ben', 'IDM'), delta('Cleo', 'IDM')]

function world(...args: Parameters<typeof fakeCprs>) {
  const fake = fakeCprs(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const question = () => screen.findByRole('alertdialog')
const body = { driverDn: DRIVER, entitlementDn: ACCOUNT, logicalSystem: 'PRD100' }

async function select(user: ReturnType<typeof renderAt>['user'], name: string) {
  await user.click(within(await row(name)).getByRole('checkbox'))
}

describe('differences', () => {
  test('tell both sides of each person; what comes with a role is locked and names the role', async () => {
    world({ ...COMPUTED, deltas: THREE, byRole: { 'cn=Cleo,o=data': 'Treasurer' } })
    const { container } = renderAt(toReconciliation(SUBJECT))

    expect(within(await row('Ann Berg')).getByText('Account without an assignment')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Comes with the role Treasurer' })).toBeVisible()
    const locked = within(await row('Cleo Berg'))
    expect(locked.getByText('Cannot be settled')).toBeVisible()
    expect(locked.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(within(await row('Ben Berg')).getByRole('checkbox')).toBeEnabled()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('publish needs the ticked rows: the dialog tells who gets and loses what, then they are sent', async () => {
    const { written } = world({ ...COMPUTED, deltas: THREE })
    const { user } = renderAt(toReconciliation(SUBJECT))
    expect(screen.queryByRole('button', { name: 'Publish selected…' })).not.toBeInTheDocument()
    await select(user, 'Ann')
    await select(user, 'Ben')
    await user.click(await button('Publish selected…'))

    const dialog = within(await question())
    const given = within(await dialog.findByRole('region', { name: 'Get access' }))
    expect(given.getByText('Ann Berg')).toBeVisible()
    const taken = within(dialog.getByRole('region', { name: 'Lose access' }))
    expect(taken.getByText('Ben Berg')).toBeVisible()
    expect(written).toEqual([])
    await user.click(dialog.getByRole('button', { name: /^Publish: / }))

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]).toEqual({
      path: 'publish',
      body: { ...body, opType: 'PUBLISH', deltaAssignmentsList: [{ id: 'Ann' }, { id: 'Ben' }] },
    })
    expect(await screen.findByText('1 of 3 assignments processed.')).toBeVisible()
  })

  test('where all come with a role, there is nothing to publish', async () => {
    world({ ...COMPUTED, deltas: THREE.slice(2), byRole: { 'cn=Cleo,o=data': 'Treasurer' } })
    const { user } = renderAt(toReconciliation(SUBJECT))
    await user.click(await button('Publish all…'))
    const dialog = within(await question())
    await dialog.findByRole('region', { name: 'Cannot be settled' })
    await user.type(dialog.getByRole('textbox', { name: /0\/0/ }), '0/0')

    expect(dialog.getByRole('button', { name: 'Publish: 0' })).toBeDisabled()
  })

  test('publish all wants both numbers typed, and names no rows', async () => {
    const { written } = world({
      ...COMPUTED,
      deltas: THREE,
      byRole: { 'cn=Cleo,o=data': 'Treasurer' },
    })
    const { user } = renderAt(toReconciliation(SUBJECT))
    await user.click(await button('Publish all…'))

    const dialog = within(await question())
    const publish = dialog.getByRole('button', { name: /^Publish: / })
    expect(publish).toBeDisabled()
    const stays = within(await dialog.findByRole('region', { name: 'Cannot be settled' }))
    expect(stays.getByText('Cleo Berg')).toBeVisible()
    expect(stays.getByText(/Comes with the role Treasurer/)).toBeVisible()
    expect(dialog.getByText(/get access: 1\. People who lose access: 1\./)).toBeVisible()
    expect(publish).toHaveTextContent('Publish: 2')
    await user.type(dialog.getByRole('textbox'), '1/1')
    await user.click(publish)

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toEqual({ ...body, opType: 'PUBLISH' })
  })

  test('of more than 300 rows no selection of all that match is offered', async () => {
    const many = Array.from({ length: 301 }, (_, at) => delta(`P${String(at)}`, 'APPLICATION'))
    world({ ...COMPUTED, deltas: many })
    const { user } = renderAt(toReconciliation(SUBJECT))
    await select(user, 'P0 ')

    expect((await screen.findAllByText(/1 selected/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument()
  })

  test('rows that somebody else published are refused, and the list is read again', async () => {
    const fake = world({ ...COMPUTED, deltas: THREE, refused: 'There is no such disagreement.' })
    const { user } = renderAt(toReconciliation(SUBJECT))
    await select(user, 'Ann')
    await user.click(await button('Publish selected…'))
    fake.end({}, THREE.slice(1))
    await user.click(within(await question()).getByRole('button', { name: /^Publish: / }))

    expect(await screen.findByText(/There is no such disagreement/)).toBeVisible()
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText('Ann Berg')).not.toBeInTheDocument())
  })

  test('a result older than a day says so', async () => {
    const day = 86_400_000
    const old = { requestCompletionTime: String(Date.now() - 2 * day) }
    world({ processes: [process('c1', old)], deltas: THREE })
    renderAt(toReconciliation(SUBJECT))

    expect(await screen.findByText(/The result is older than a day/)).toBeVisible()
  })

  test('so does one after which the resource was requested', async () => {
    world({ ...COMPUTED, deltas: THREE, requestedAt: Date.now() })
    renderAt(toReconciliation(SUBJECT))

    expect(
      await screen.findByText(/ERP Account was requested after this computation/),
    ).toBeVisible()
  })
})

describe('runs', () => {
  test('after a publication each row tells its end once it was computed again', async () => {
    const fake = world({ ...COMPUTED, deltas: THREE, byRole: { 'cn=Cleo,o=data': 'Treasurer' } })
    const { user } = renderAt(toReconciliation(SUBJECT))
    await user.click(await button('Publish all…'))
    const dialog = within(await question())
    await user.click(await dialog.findByRole('textbox', { name: /1\/1/ }))
    await user.keyboard('1/1')
    await user.click(dialog.getByRole('button', { name: 'Publish: 2' }))
    await screen.findByText('1 of 3 assignments processed.')
    fake.end({ failedAssignments: 1 }, THREE.slice(2))
    expect(await screen.findByText(/Published: 2. Failed: 1/)).toBeVisible()

    await user.click(await button('Compute again'))
    await screen.findByText('1 of 3 assignments processed.')
    expect(await button('Compute again')).toHaveFocus()
    fake.end()
    const ends = await screen.findByRole('region', { name: 'Result of the last publication' })

    expect(within(ends).getByText('Cleo Berg')).toBeVisible()
    expect(await within(ends).findByText(/Comes with the role Treasurer/)).toBeVisible()
    expect(within(ends).getByText('Ann Berg')).toBeVisible()
  })

  test('progress is there after leaving and coming back, also without the address', async () => {
    const running = { opStatus: 1, statusMessage: '7 of 9 processed.', requestCompletionTime: '' }
    world({ processes: [process('c2', running), process('c1')], deltas: THREE })
    renderAt(toReconciliation())

    expect(await screen.findByText('7 of 9 processed.')).toBeVisible()
    expect(await button('Compute again')).toHaveAttribute('aria-disabled', 'true')
    expect(await button('Publish all…')).toHaveAttribute('aria-disabled', 'true')
  })

  test('a driver that is silent fails the step with its message', async () => {
    const failed = process('c1', { opStatus: 3, statusMessage: 'The driver does not answer.' })
    world({ processes: [failed] })
    renderAt(toReconciliation(SUBJECT))

    expect(await screen.findByText('Failed: The driver does not answer.')).toBeVisible()
    expect(await button('Compute')).toBeEnabled()
  })

  test('while reconciliation is off nothing can be done, and why is told', async () => {
    world({ ...COMPUTED, deltas: THREE, isOn: false })
    renderAt(toReconciliation(SUBJECT))

    expect(await screen.findByText(/Permission reconciliation is turned off/)).toBeVisible()
    await row('Ann Berg')
    expect(screen.queryByRole('button', { name: /Compute|Publish/ })).not.toBeInTheDocument()
  })

  test('a system is chosen with its entitlement, and computed; a whole driver as well', async () => {
    const { written } = world()
    const { user, router } = renderAt(toReconciliation())
    await user.click(await button('Choose entitlement'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('button', { name: 'Choose' })).toBeDisabled()
    await user.click(
      within(await dialog.findByRole('row', { name: 'ERP Driver' })).getByRole('button'),
    )
    await user.click(
      within(await dialog.findByRole('row', { name: 'Account' })).getByRole('button'),
    )
    await user.click(await dialog.findByRole('row', { name: 'Production' }))
    await user.click(dialog.getByRole('checkbox', { name: 'All entitlements of ERP Driver' }))
    await user.click(dialog.getByRole('button', { name: 'Choose' }))
    expect(router.state.location.search).toContain('system=PRD100')
    await user.click(await button('Compute'))

    await waitFor(() => expect(written).toHaveLength(1))
    const whole = { driverDn: DRIVER, logicalSystem: 'PRD100', opType: 'COMPUTE' }
    expect(written[0]).toEqual({ path: 'reconcile', body: whole })
  })
})

test('processes are listed with what failed; those that run are followed to their end', async () => {
  const running = { opStatus: 1, statusMessage: 'Half done', requestCompletionTime: '' }
  const published = { opType: 'PUBLISH', failedAssignments: 1 }
  const fake = world({ processes: [process('c2', running), process('p1', published)] })
  const asked: unknown[] = []
  server.use(
    http.post('*/rest/access/cprs/cprsrequest/status/list', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
    }),
  )
  renderAt(toProcesses())

  const runs = within(await screen.findByRole('row', { name: /In progress/ }))
  expect(runs.getByText(/^Compute: /)).toBeVisible()
  expect(runs.getByText('Half done')).toBeVisible()
  const over = within(screen.getByRole('row', { name: /1 of 3 failed/ }))
  expect(over.getByText(/^Publish: /)).toBeVisible()
  expect(over.getAllByText(/\d:\d\d [AP]M/)).toHaveLength(2)
  expect(screen.getByRole('tab', { name: /Process status.*1/ })).toBeVisible()
  expect(asked).toContainEqual(expect.objectContaining({ q: '*', nextIndex: '1', size: '10' }))
  fake.end()
  await waitFor(() => expect(screen.getAllByText('Completed').length).toBeGreaterThan(2))
  expect(new Set(fake.asked)).toEqual(new Set(['c2']))
})

test('resources of an entitlement are chosen; those with an odd number are, and only changes are sent', async () => {
  const { written } = world({ managed: { [ERP_ACCOUNT]: 3, 'cn=Guest': 2 } })
  const { user } = renderAt(toReconciled())
  const first = await row('ERP Account')
  for (const words of ['ERP Driver', 'PRD100', 'Account', 'Business unit 7'])
    expect(within(first).getByText(words)).toBeVisible()
  await user.click(await button('Choose resources'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(
    within(await dialog.findByRole('row', { name: 'ERP Driver' })).getByRole('button'),
  )
  await user.click(within(await dialog.findByRole('row', { name: 'Account' })).getByRole('button'))
  await user.click(await dialog.findByRole('row', { name: 'Production' }))

  expect(await dialog.findByRole('checkbox', { name: /ERP Account/ })).toBeChecked()
  const guest = dialog.getByRole('checkbox', { name: /ERP Guest/ })
  expect(guest).not.toBeChecked()
  await user.click(guest)
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toEqual({
    resources: [expect.objectContaining({ id: 'cn=Guest', managedBy: 3, name: 'A resource' })],
  })
})

test('the list of differences is exported with both sides', async () => {
  const files = noteSavedFiles()
  world({ ...COMPUTED, deltas: THREE })
  const { user } = renderAt(toReconciliation(SUBJECT))
  await row('Ann Berg')
  await user.click(await button('Export CSV'))

  await waitFor(() => expect(files).toHaveLength(1))
})
