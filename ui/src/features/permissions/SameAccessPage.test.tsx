import { screen, waitFor, within } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { direct, fakePermissions as fake, held, idOf, LENA } from './fakePermissionsServer'
import { toPermissions, toSameAccess } from './routes'

function fakePermissions(given: Parameters<typeof fake>[0]) {
  const { handlers, ...noted } = fake(given)
  server.use(...fakePreferences().handlers, ...handlers)
  return noted
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

const observed = [{ dn: LENA, fullName: 'Lena Lind' }]
const at = toSameAccess(LENA)
const select = async (user: ReturnType<typeof renderAt>['user'], ...names: string[]) => {
  for (const name of names) await user.click(within(await row(name)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Request for me…' }))
}

test.each([
  [[{ dn: LENA, fullName: 'Lena Lind' }], 1],
  [[], 0],
])('with %j to see the way to a colleague is there %d times', async (observed, times) => {
  fakePermissions({ own: [held('Payer')], observed })
  renderAt(toPermissions())
  await row('Payer')

  await waitFor(() => {
    expect(screen.queryAllByRole('link', { name: 'Same as a colleague' })).toHaveLength(times)
  })
})

test('what a colleague has is asked for, as far as one lacks it', async () => {
  const { sent } = fakePermissions({
    observed,
    own: [held('Payer')],
    other: [held('Payer'), held('Auditor'), held('Laptop', { entityType: 'resource' })],
    refused: { [idOf('Laptop')]: 'The resource is not active.' },
  })
  const { user } = renderAt(at)

  await select(user, 'Payer', 'Auditor', 'Laptop')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request for me…' }))
  expect(dialog.queryByText('Payer')).not.toBeInTheDocument()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Same work')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await dialog.findByText('The resource is not active.')).toBeVisible()
  expect(dialog.getByText('1 permission could not be requested')).toBeVisible()
  expect(sent().map(({ url, body }) => [url, body])).toEqual([
    [
      'POST requests/permissions',
      {
        reason: 'Same work',
        sodJustification: '',
        reqPermissions: [
          { id: idOf('Auditor'), entityType: 'role' },
          { id: idOf('Laptop'), entityType: 'resource' },
        ],
      },
    ],
  ])
})

test('what differs is listed first, and one press asks for all that one lacks', async () => {
  const { sent } = fakePermissions({
    observed,
    own: [held('Assistant'), held('Clerk')],
    other: [held('Assistant'), held('Yard'), held('Zoo')],
  })
  const { user } = renderAt(at)
  await row('Zoo')
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names.map((name) => name.replace(/Role.*/, ''))).toEqual([
    expect.stringMatching(/^Yard/),
    expect.stringMatching(/^Zoo/),
    expect.stringMatching(/^Clerk/),
    expect.stringMatching(/^Assistant/),
  ])

  await user.click(screen.getByRole('button', { name: 'Request all missing (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request for me…' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Same work')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({
    reqPermissions: [{ id: idOf('Yard') }, { id: idOf('Zoo') }],
  })
})

test('what comes with a role that is asked for is left out, and what takes answers goes in a call of its own', async () => {
  const byRole = {
    type: 'role',
    removable: false,
    sourcesDetails: { dn: idOf('Auditor'), name: 'A' },
  }
  const answers = [{ key: 'site', value: 'Oslo' }]
  const resource = { entityType: 'resource' }
  const { sent } = fakePermissions({
    observed,
    other: [
      held('Auditor'),
      held('Ledger', { ...resource, causes: [byRole] }),
      held('Badge', { ...resource, causes: [{ ...direct, entRef: { params: answers } }] }),
      held('Laptop', resource),
    ],
    refused: { [idOf('Badge')]: 'No badges are left.' },
  })
  const { user } = renderAt(at)
  await select(user, 'Auditor', 'Ledger', 'Badge', 'Laptop')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request for me…' }))
  expect(
    dialog.getByText(/^You request.*comes with a role that you request: Ledger$/),
  ).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Same work')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await dialog.findByText('No badges are left.')).toBeVisible()
  expect(sent().map(({ body }) => body)).toMatchObject([
    { reqPermissions: [{ id: idOf('Auditor') }, { id: idOf('Laptop') }] },
    { id: idOf('Badge'), permReqParams: answers },
  ])
})

test('it is justified where it breaks a separation of duties, whose two sides are named', async () => {
  const conflict = {
    sodId: 'cn=sod',
    sodName: 'Pay and audit',
    perm1Name: 'Payer',
    perm2Name: 'Auditor',
  }
  const { sent } = fakePermissions({ observed, other: [held('Auditor')], conflict })
  const { user } = renderAt(at)
  await select(user, 'Auditor')
  const dialog = within(await screen.findByRole('dialog', { name: 'Request for me…' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Same work')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await dialog.findByText(/Payer.*Auditor/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Justification/ }), 'For a week')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await screen.findByText('Permission requested')).toBeVisible()
  expect(sent().at(-1)?.body).toMatchObject({ sodJustification: 'For a week' })
})

test('there is nothing to ask for where one has it all', async () => {
  fakePermissions({ observed, own: [held('Payer')], other: [held('Payer')] })
  const { user } = renderAt(at)
  await select(user, 'Payer')

  expect(await screen.findByText(/You have all of these already/)).toBeVisible()
})

test('it begins with a choice of the colleague, which stands in the address', async () => {
  fakePermissions({ observed, other: [held('Auditor')] })
  const { user } = renderAt(toSameAccess())
  expect(await screen.findByText('Choose a colleague')).toBeVisible()

  await user.type(await screen.findByRole('searchbox'), 'Lind{Enter}')
  await user.click(await screen.findByRole('option', { name: /Lena/ }))

  await row('Auditor')
  expect(window.location.hash).toBe(`#${at}`)
})
