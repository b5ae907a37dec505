import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRequests, role } from './fakeRequestsServer'
import { toRequests } from './routes'

const badge = {
  id: 'cn=Badge,o=resources',
  name: 'Badge',
  entityType: 'resource',
  desc: 'Opens doors',
  isExpirationRequired: true,
  expiresAfter: '90D',
  permParams: [
    { key: 'site', dataType: 'String', displayLabel: 'Site' },
    { key: 'fixed', dataType: 'String', displayLabel: 'Fixed', static: true },
  ],
}

/** The dialog in which the badge is added, on March 1, 2027. */
async function openBadge() {
  const fake = fakeRequests({ permissions: [badge], details: [badge] })
  server.use(...fake.handlers)
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('button', { name: 'Add Badge' }))
  await screen.findByRole('textbox', { name: /^Site/ })
  const dialog = within(screen.getByRole('dialog', { name: 'Badge' }))
  const addIt = () => view.user.click(dialog.getByRole('button', { name: 'Add to request' }))
  return { ...fake, ...view, dialog, addIt }
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2027, 2, 1, 12), advanceTimers: true })
})

afterEach(() => {
  jest.useRealTimers()
})

test('what a resource asks is asked before it is added, and what is missing is said', async () => {
  const { dialog, addIt } = await openBadge()
  expect(dialog.getByText('Opens doors')).toBeVisible()
  expect(dialog.queryByRole('textbox', { name: /^Fixed/ })).not.toBeInTheDocument()

  await addIt()

  expect(dialog.getByText('Required', { selector: ':not(.mark)' })).toBeVisible()
})

test('a resource that was added leaves the focus on the button that opened its dialog', async () => {
  const { user, dialog, addIt } = await openBadge()
  await user.type(dialog.getByRole('textbox', { name: /^Site/ }), 'Bergen')
  await addIt()

  const added = await screen.findByRole('button', { name: 'In request: Remove Badge' })
  await waitFor(() => expect(added).toHaveFocus())
})

test('an end that is required is suggested, and a duration in days, months or years sets it', async () => {
  const { user, dialog, addIt, sent } = await openBadge()
  const unit = dialog.getByRole('combobox', { name: 'Unit' })
  expect(unit).toHaveValue('D')
  const units = within(unit).getAllByRole<HTMLOptionElement>('option')
  expect(units.map(({ value }) => value)).toEqual(['D', 'M', 'Y'])
  await user.type(dialog.getByRole('textbox', { name: /^Site/ }), 'Bergen')
  await user.selectOptions(unit, 'Months')
  await addIt()
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Visit')
  await user.click(screen.getByRole('button', { name: 'Submit 1 request' }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.path).toBe('access/requests/permissions/item')
  expect(sent[0]?.body).toMatchObject({
    id: badge.id,
    expDate: new Date(2034, 8, 1, 23, 59, 59).getTime(),
    permReqParams: [{ key: 'site', value: 'Bergen' }],
  })
})

describe('how a thing is set up', () => {
  const owners = [
    { id: 'cn=llind,o=data', name: 'Lena Lind', type: 'user' },
    { id: 'cn=Owners,o=data', name: 'Finance owners', type: 'group' },
  ]

  async function open(...[world]: Parameters<typeof fakeRequests>) {
    server.use(...fakeRequests(world).handlers)
    const { user } = renderAt(toRequests())
    const [{ name = '' } = {}] = world.permissions ?? []
    await user.click(await screen.findByRole('button', { name }))
    await screen.findByRole('button', { name: 'Add to request' })
    return within(screen.getByRole('dialog', { name }))
  }

  test('of a role it says level, owners and who approves in which order', async () => {
    const approvers = [
      { id: 'cn=b', name: 'Bo Lind', type: 'user', sequence: 2 },
      { id: 'cn=a', name: 'Ann Berg', type: 'user', sequence: 1 },
    ]
    const payer = role('Payer')
    const dialog = await open({
      permissions: [payer],
      setUp: [
        {
          id: payer.id,
          roleLevel: { level: 20, name: 'IT Role' },
          owners,
          approvalRequired: true,
          approvalApprovers: approvers,
        },
      ],
    })

    expect(await dialog.findByText('IT Role')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Lena Lind' })).toBeVisible()
    expect(dialog.getByText('Finance owners')).toBeVisible()
    expect(dialog.getByText('Two · Serial')).toBeVisible()
    const steps = dialog.getAllByText(/Ann Berg|Bo Lind/).map(({ textContent }) => textContent)
    expect(steps).toEqual(['Ann Berg', 'Bo Lind'])
  })

  test('of a resource it says which workflow approves it', async () => {
    const dialog = await open({
      permissions: [badge],
      details: [badge],
      setUp: [
        {
          id: badge.id,
          approvalRequired: true,
          approvalIsStandard: false,
          requestDef: 'cn=BadgeApproval,o=definitions',
          requestDefName: 'Badge approval',
        },
      ],
    })

    expect(await dialog.findByText('Badge approval')).toBeVisible()
    expect(dialog.queryByText('Owners')).not.toBeInTheDocument()
  })

  test('what may not be read is left out', async () => {
    const dialog = await open({ permissions: [badge], details: [badge] })

    expect(await dialog.findByText('Opens doors')).toBeVisible()
    expect(dialog.queryByText(/Owners|Approval/)).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('values that are listed are chosen', () => {
  const model = { key: 'model', dataType: 'List', displayLabel: 'Model' }
  const laptop = (more: object) => ({
    ...badge,
    name: 'Laptop',
    permParams: [{ ...model, ...more }],
  })
  const values = { entitlementValues: [{ value: 'x1', name: 'X1' }], nextIndex: 0 }

  async function search(details: ReturnType<typeof laptop>) {
    const { handlers } = fakeRequests({ permissions: [details], details: [details] })
    server.use(
      http.get('*/rest/access/codeMap/models/values', () =>
        HttpResponse.json({ codeMapValues: [{ value: 'x1', displayLabel: 'X1' }], nextIndex: 0 }),
      ),
      http.post<never, { id: string }>(
        '*/rest/catalog/drivers/entitlementValues/listV2',
        async ({ request }) =>
          (await request.json()).id === 'cn=Models'
            ? HttpResponse.json(values)
            : HttpResponse.error(),
      ),
      ...handlers,
    )
    const { user } = renderAt(toRequests())
    await user.click(await screen.findByRole('button', { name: 'Add Laptop' }))
    const field = await screen.findByRole('group', { name: /^Model/ })
    await user.type(within(field).getByRole('searchbox'), 'X1{Enter}')
    return user
  }

  test.each([
    ['of a code map', { codemapKey: 'models' }],
    ['of an entitlement', { entitlementDn: 'cn=Models' }],
  ])('%s', async (_where, more) => {
    const user = await search(laptop(more))
    await user.click(await screen.findByRole('option', { name: 'X1' }))

    expect(await screen.findByRole('button', { name: 'Remove X1' })).toBeVisible()
  })

  test('of a list that nobody tells, a value is typed', async () => {
    const details = laptop({})
    server.use(...fakeRequests({ permissions: [details], details: [details] }).handlers)
    const { user } = renderAt(toRequests())
    await user.click(await screen.findByRole('button', { name: 'Add Laptop' }))

    expect(await screen.findByRole('textbox', { name: /^Model/ })).toBeVisible()
  })
})

describe('a question that takes several values', () => {
  const keys = {
    ...badge,
    permParams: [
      { key: 'sites', dataType: 'String', displayLabel: 'Sites', multivalue: true },
      { key: 'doors', dataType: 'Integer', displayLabel: 'Doors', multivalue: true },
    ],
  }

  test('has a row for each, which go as a list and are there again', async () => {
    const fake = fakeRequests({ permissions: [keys], details: [keys] })
    server.use(...fake.handlers)
    const { user } = renderAt(toRequests())
    const rowOf = (name: string) => screen.findByRole('textbox', { name })
    const press = (name: string) => user.click(screen.getByRole('button', { name }))
    await user.click(await screen.findByRole('button', { name: 'Add Badge' }))
    await rowOf('Sites 1')
    await press('Add to request')
    expect(await rowOf('Doors 1')).toHaveAccessibleDescription(/Required/)

    await user.type(await rowOf('Sites 1'), 'Bergen')
    await press('Add another: Sites')
    await user.type(await rowOf('Sites 2'), 'Lyon')
    await press('Add another: Sites')
    await user.type(await rowOf('Doors 1'), '7')
    await press('Add another: Doors')
    await user.type(await rowOf('Doors 2'), '9')
    await press('Add to request')
    await user.type(await rowOf('Reason'), 'Visit')
    await user.click(await screen.findByRole('button', { name: /until.*Badge$/ }))
    expect(await rowOf('Sites 2')).toHaveValue('Lyon')
    await press('Apply')
    await user.click(await screen.findByRole('button', { name: 'Submit 1 request' }))

    await waitFor(() => expect(fake.sent).toHaveLength(1))
    expect(fake.sent[0]?.body.permReqParams).toEqual([
      { key: 'sites', value: ['Bergen', 'Lyon'] },
      { key: 'doors', value: ['7', '9'] },
    ])
  })
})
