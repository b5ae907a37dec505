import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { byGroup, direct, fakePermissions as fake, held, idOf, LENA } from './fakePermissionsServer'
import { toPermissions, toSameAccess } from './routes'

const DAY_MS = 24 * 3_600_000

function fakePermissions(given: Parameters<typeof fake>[0]) {
  const { handlers, calls } = fake(given)
  server.use(...fakePreferences().handlers, ...handlers)
  return calls
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const sent = (calls: ReturnType<typeof fakePermissions>) =>
  calls.filter(({ url }) => !url.startsWith('GET'))

/** Five days from now. */
const soon = () => Date.now() + 5 * DAY_MS + 3_600_000
const ending = (expirationDate = soon()) => ({
  expiryDate: expirationDate,
  causes: [{ ...direct, expirationDate }],
})

async function act(user: ReturnType<typeof renderAt>['user'], name: string, action: string) {
  const menu = within(await row(name)).getByRole('button', { name: `Actions for ${name}` })
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

test('what ends soonest is asked for first, and what ends within a month says how soon', async () => {
  const calls = fakePermissions({
    own: [
      held('Payer', ending()),
      held('Laptop', {
        entityType: 'resource',
        causes: [byGroup],
        expiryDate: Date.UTC(2099, 5, 1, 12),
      }),
    ],
  })
  const { container } = renderAt(toPermissions())

  const payer = within(await row('Payer'))
  expect(payer.getByText('Role')).toBeVisible()
  expect(payer.getByText('Assigned directly')).toBeVisible()
  expect(payer.getByText('in 5 days')).toBeVisible()
  const laptop = within(await row('Laptop'))
  expect(laptop.getByText('Resource')).toBeVisible()
  expect(laptop.getByText('Through the group Finance')).toBeVisible()
  expect(laptop.getByText('Jun 1, 2099')).toBeVisible()
  const query = { q: '*', nextIndex: '1', size: '10', sortBy: 'expiryDate', sortOrder: 'asc' }
  expect(calls).toEqual([{ url: 'GET assignments/advanced', query, body: undefined }])
  expect(await axe(container)).toHaveNoViolations()
})

test('kind and reason are filters of the server', async () => {
  const calls = fakePermissions({ own: [held('Payer')] })
  renderAt(`${toPermissions()}?filter.kind=resource&filter.source=group&filter.source=role`)
  await row('Payer')

  expect(calls[0]?.query).toMatchObject({
    searchScope: 'RESOURCE',
    groupAssigned: 'true',
    roleRelationship: 'true',
  })
})

test('each reason is told with who asked, why, and until when', async () => {
  fakePermissions({
    own: [held('Payer', { causes: [direct, byGroup], status: [{ status: 'Approval pending' }] })],
  })
  const { user } = renderAt(toPermissions())

  await act(user, 'Payer', 'Why do I have it?')

  const dialog = within(await screen.findByRole('dialog', { name: 'Why you have Payer' }))
  expect(dialog.getByText('Requested by Lena Lind: New project')).toBeVisible()
  expect(dialog.getByText('Through the group Finance')).toBeVisible()
  expect(dialog.getByText('On its way: Approval pending')).toBeVisible()
})

test('what ends is asked for again, with what it was given with, until a later day', async () => {
  const answers = [{ key: 'EntitlementParamKey', value: 'Oslo' }]
  const expirationDate = new Date(2030, 2, 31, 12).getTime()
  const calls = fakePermissions({
    own: [
      held('Licence', {
        entityType: 'resource',
        expiryDate: expirationDate,
        causes: [{ ...direct, expirationDate, entRef: { params: answers } }],
      }),
    ],
  })
  const { user } = renderAt(toPermissions())
  await act(user, 'Licence', 'Renew…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew Licence' }))
  expect(dialog.getByText(/You have it until Mar 31, 2030/)).toBeVisible()

  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await dialog.findByText('Required', { ignore: '[hidden], [aria-hidden]' })).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Still needed')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await screen.findByText('1 permission requested')).toBeVisible()
  expect(sent(calls)).toEqual([
    {
      url: 'POST requests/permissions/item',
      query: {},
      body: {
        id: idOf('Licence'),
        entityType: 'resource',
        reason: 'Still needed',
        sodJustification: '',
        permReqParams: answers,
      },
    },
  ])
})

test('a day that is not later than the present one is refused before anything is sent', async () => {
  const calls = fakePermissions({ own: [held('Payer', ending(Date.UTC(2030, 2, 31, 12)))] })
  const { user } = renderAt(toPermissions())
  await act(user, 'Payer', 'Renew…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew Payer' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Still needed')
  await user.click(dialog.getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('03312030')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await dialog.findByText('Choose a later day than the present one')).toBeVisible()
  expect(sent(calls)).toEqual([])
})

test.each([
  ['has no end', held('Payer')],
  ['comes from a group', held('Payer', { causes: [{ ...byGroup, expirationDate: soon() }] })],
])('what %s is not renewed', async (_why, own) => {
  fakePermissions({ own: [own] })
  const { user } = renderAt(toPermissions())
  await user.click(within(await row('Payer')).getByRole('button', { name: /Actions/ }))

  expect(await screen.findByRole('menuitem', { name: 'Why do I have it?' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Renew…' })).not.toBeInTheDocument()
})

test('what was assigned is given back after a question; what comes otherwise stays', async () => {
  const calls = fakePermissions({
    own: [held('Payer'), held('Auditor'), held('Laptop', { causes: [byGroup] })],
    refused: { [idOf('Auditor')]: 'There is no such assignment.' },
  })
  const { user } = renderAt(toPermissions())
  await row('Payer')
  await user.click(screen.getByRole('checkbox', { name: /all/i }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Give back 2 of your permissions?' }),
  )
  expect(dialog.getByText(/What comes from groups, containers or roles stays/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Give back' }))

  expect(await screen.findByText('There is no such assignment.')).toBeVisible()
  const assignments = ['Payer', 'Auditor'].map((name) => ({
    id: idOf(name),
    entityType: 'role',
    instanceId: 'i-1',
  }))
  expect(sent(calls).map(({ url, body }) => [url, body])).toEqual([
    ['DELETE assignments', { reason: '', assignments }],
  ])
})

test('what comes from a group alone cannot be given back', async () => {
  fakePermissions({ own: [held('Laptop', { causes: [byGroup] })] })
  const { user } = renderAt(toPermissions())
  await user.click(within(await row('Laptop')).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Remove' }))

  expect(await screen.findByRole('dialog', { name: 'Nothing to remove here' })).toBeVisible()
})

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

describe('the same as a colleague', () => {
  const observed = [{ dn: LENA, fullName: 'Lena Lind' }]
  const at = `${toSameAccess()}?with=${encodeURIComponent(LENA)}`
  const select = async (user: ReturnType<typeof renderAt>['user'], ...names: string[]) => {
    for (const name of names) await user.click(within(await row(name)).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Request for me…' }))
  }

  test('is asked for, as far as one lacks it', async () => {
    const calls = fakePermissions({
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
    expect(sent(calls).map(({ url, body }) => [url, body])).toEqual([
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

  test('is justified where it breaks a separation of duties, whose two sides are named', async () => {
    const conflict = {
      sodId: 'cn=sod',
      sodName: 'Pay and audit',
      perm1Name: 'Payer',
      perm2Name: 'Auditor',
    }
    const calls = fakePermissions({ observed, other: [held('Auditor')], conflict })
    const { user } = renderAt(at)
    await select(user, 'Auditor')
    const dialog = within(await screen.findByRole('dialog', { name: 'Request for me…' }))
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Same work')
    await user.click(dialog.getByRole('button', { name: 'Send request' }))

    expect(await dialog.findByText(/Payer.*Auditor/)).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: /^Justification/ }), 'For a week')
    await user.click(dialog.getByRole('button', { name: 'Send request' }))

    expect(await screen.findByText('1 permission requested')).toBeVisible()
    expect(sent(calls).at(-1)?.body).toMatchObject({ sodJustification: 'For a week' })
  })

  test('is nothing to ask for where one has it all', async () => {
    fakePermissions({ observed, own: [held('Payer')], other: [held('Payer')] })
    const { user } = renderAt(at)
    await select(user, 'Payer')

    expect(await screen.findByText(/You have all of this already/)).toBeVisible()
  })

  test('begins with a choice, which stands in the address', async () => {
    fakePermissions({ observed, other: [held('Auditor')] })
    const { user } = renderAt(toSameAccess())
    expect(await screen.findByText('Choose a colleague')).toBeVisible()

    await user.type(await screen.findByRole('searchbox'), 'Lind{Enter}')
    await user.click(await screen.findByRole('option', { name: /Lena/ }))

    await row('Auditor')
    expect(window.location.hash).toBe(`#${at}`)
  })
})

test('permissions that cannot be read say so', async () => {
  fakePermissions({})
  server.use(http.get('*/assignments/advanced', () => new HttpResponse(null, { status: 502 })))
  renderAt(toPermissions())

  expect(await screen.findByText('Failed to fetch your permissions.')).toBeVisible()
})
