import { screen, waitFor, within } from '@testing-library/react'
import { fakeOperations } from '../../testing/fakeOperations'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeMapping, PROFILE, ROLE } from './fakeMappingServer'
import { payroll, read, row, workbench } from '../../testing/renderWorkbench'
import { toMapResources } from './routes'

const figures = async () =>
  within(await screen.findByRole('group', { name: 'State' }))
    .getAllByRole('button')
    .map((each) => each.textContent)

test.each([
  ['managed', 'PAYROLL'],
  ['mapped', 'READ'],
  ['free', 'POST'],
])('values are filtered by their state: %s', async (state, shown) => {
  const resources = [read, payroll]
  const world = { values: ['Read', 'Post', 'Payroll'], resources, mapped: ['Read'] }
  await workbench(world, `?filter.state=${state}`)

  expect(await row(new RegExp(`Z_${shown}`))).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Z_/ })).toHaveLength(1))
})

test('of the resources of a driver those of the entitlement are asked for, bound or open', async () => {
  const view = await workbench(
    { values: ['Payroll'], resources: [payroll] },
    '?filter.state=managed',
  )
  await row(/Z_PAYROLL/)

  await waitFor(() =>
    expect(view.sought).toContainEqual(
      expect.objectContaining({
        q: '*',
        nextIndex: '1',
        entitlementId: PROFILE,
        managedBy: 'true',
      }),
    ),
  )
  expect(new Set(view.sought.map(({ resourceType }) => resourceType))).toEqual(
    new Set(['static', 'dynamic']),
  )
})

test.each(['', '?filter.state=free'])('values are counted by state: %s', async (filter) => {
  const view = await workbench(
    { values: ['Read', 'Post', 'Lock'], resources: [read], mapped: ['Read'] },
    filter,
  )

  expect(await figures()).toEqual(['Mapped1', 'Not mapped2'])
  expect(view.proposals).toHaveLength(1)
})

test('values are not counted where one call does not give them all', async () => {
  const values = Array.from({ length: 60 }, (_, at) => `Value${String(at)}`)
  await workbench({ values })

  await row(/Z_VALUE0 /)
  expect(screen.queryByRole('group', { name: 'State' })).not.toBeInTheDocument()
})

test('who may not change the role maps nothing to it, and is told so', async () => {
  server.use(
    fakeOperations({ [ROLE]: ['viewRole'] }),
    ...fakeMapping({ values: ['Read'] }).handlers,
    ...fakePreferences().handlers,
  )
  renderAt(toMapResources(ROLE))

  expect(await screen.findByText(/You don't have the permission to change it/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Drivers' })).not.toBeInTheDocument()
})

test('what the server says of the driver is shown in its words, and nothing where it says nothing', async () => {
  const driver = { subType: 'FANOUT', requestFrom: '', hasLogicalSystem: true }
  const { user } = await workbench({ values: ['Read'], driver })
  await user.click(screen.getByRole('button', { name: 'Details of ERP Driver' }))

  const textsOf = (part: 'term' | 'definition') =>
    screen.getAllByRole(part).map(({ textContent }) => textContent)
  expect(textsOf('term')).toEqual(['subType', 'hasLogicalSystem'])
  expect(textsOf('definition')).toEqual(['FANOUT', 'true'])
})

test('a driver of which the server says no more than its name has no details', async () => {
  await workbench({ values: ['Read'] })
  expect(screen.queryByRole('button', { name: /^Details/ })).not.toBeInTheDocument()
})
