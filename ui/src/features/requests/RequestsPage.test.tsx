import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { atBff, atUpstream } from '../../testing/addresses'
import { bootstrap } from '../../testing/bootstrap'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { answerWith, fakeRequests, role, roleDn, rule, SELF } from './fakeRequestsServer'
import { toRequests } from './routes'

const payer = role('Payer', { desc: 'Pays bills', categories: ['Finance'] })
const poster = role('Poster', { categories: ['Finance'] })
const reader = role('Reader')

function known(...[world, answer]: Parameters<typeof fakeRequests>) {
  const fake = fakeRequests({ permissions: [payer, poster, reader], ...world }, answer)
  server.use(...fake.handlers)
  return fake
}

const cart = () => screen.findByRole('region', { name: 'Your request' })
const add = (name: string) => screen.findByRole('button', { name: `Add ${name}` })

/** Adds roles to the cart and enters a reason. */
async function choose({ user }: ReturnType<typeof renderAt>, ...names: string[]) {
  for (const name of names) await user.click(await add(name))
  await user.type(await within(await cart()).findByRole('textbox', { name: /^Reason/ }), 'Year end')
  return { submit: () => user.click(screen.getByRole('button', { name: /^Submit/ })) }
}

test('ten things a page are offered, closest match first', async () => {
  const { asked } = known({
    permissions: Array.from({ length: 12 }, (_, n) => role(`Role ${String(n)}`)),
  })
  const { user } = renderAt(toRequests())
  const offers = await screen.findByRole('list', { name: 'Catalog' })

  expect(within(offers).getAllByRole('listitem')).toHaveLength(10)
  expect(asked[0]?.searchParams.get('size')).toBe('10')
  expect(asked[0]?.searchParams.get('sortByName')).toBe('false')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('Role 11')).toBeVisible()
})

test('the installation can sort the offers by name from the start', async () => {
  const { asked } = known({})
  const { displaySettings } = bootstrap()
  renderAt(toRequests(), {
    bootstrap: { displaySettings: { ...displaySettings, newRequestDefaultSortByOption: 'name' } },
  })

  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Name')
  await add('Payer')
  expect(asked[0]?.searchParams.get('sortByName')).toBe('true')
})

test('the catalogue is searched by text, type and category, and sorted by name', async () => {
  const { asked } = known({})
  const { user } = renderAt(toRequests())
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search the catalog' }),
    'pay{Enter}',
  )
  await waitFor(() => expect(screen.queryByText('Reader')).not.toBeInTheDocument())
  await user.click(screen.getByRole('radio', { name: 'Roles' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name')
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('sortByName')).toBe('true'))
  expect(asked.at(-1)?.searchParams.getAll('type')).toEqual(['ROLE'])
  expect(asked.at(-1)?.searchParams.getAll('column')).toEqual(['name', 'description', 'categories'])

  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Finance')
  expect(await screen.findByText('1 entry')).toBeVisible()
})

test('nothing found is said, and leads back to everything', async () => {
  known({})
  const { user } = renderAt(`${toRequests()}?q=nothing`)

  expect(await screen.findByText('No Permission Found.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('Payer')).toBeVisible()
})

test('a catalogue that cannot be read says so', async () => {
  known({})
  server.use(
    http.get(atUpstream('access/permissions'), () => new HttpResponse(null, { status: 502 })),
  )
  renderAt(toRequests())

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch permissions list.')
})

test('what is in the cart is said as it grows, with the way there', async () => {
  known({})
  const { user } = renderAt(toRequests())
  await user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  await user.click(screen.getByRole('button', { name: 'Add Reader' }))

  expect(screen.getByText('Your request · 2', { selector: '[role=status]' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Your request · 2' }))
  expect(await cart()).toHaveFocus()
})

test('several roles for oneself are asked for in one call, with the reason, and the cart is empty', async () => {
  const { sent } = known({})
  const view = renderAt(toRequests())
  const { submit } = await choose(view, 'Payer', 'Reader')
  await submit()

  expect(await screen.findByText('Requests submitted: 2')).toBeVisible()
  expect(within(await cart()).getByText(/^Your request is empty/)).toBeVisible()
  expect(sent).toEqual([
    {
      path: 'access/requests/permissions',
      body: {
        reqPermissions: [roleDn('Payer'), roleDn('Reader')].map((id) => ({
          id,
          entityType: 'role',
        })),
        reason: 'Year end',
        effDate: 0,
        expDate: 0,
        sodJustification: '',
        recipients: [],
      },
    },
  ])
})

test('nothing is sent without a reason', async () => {
  const { sent } = known({})
  const { user } = renderAt(toRequests())
  await user.click(await add('Payer'))
  const submit = await screen.findByRole('button', { name: 'Submit 1 request' })
  await waitFor(() => expect(submit).toBeEnabled())
  await user.click(submit)

  expect(await screen.findByText('Required', { selector: ':not(.mark)' })).toBeVisible()
  expect(sent).toEqual([])
})

test('a conflict with a role that one has is shown as soon as the item is added, names both, and wants a justification', async () => {
  const { sent } = known({ rules: [rule('Payer', 'Poster')], held: { [SELF]: ['Poster'] } })
  const view = renderAt(toRequests())
  const { submit } = await choose(view, 'Payer')
  const conflict = await screen.findByRole('group', { name: /^Conflict of duties: .*Payer/ })
  expect(conflict).toHaveTextContent('Conflict of duties: you would hold both')
  expect(conflict).toHaveTextContent(/Payer.*in this request.*Poster.*already assigned/)

  await submit()
  expect(sent).toEqual([])
  await view.user.type(within(conflict).getByRole('textbox', { name: /^Justification/ }), 'Deputy')
  await submit()

  expect(await screen.findByText('Request submitted')).toBeVisible()
  expect(sent[0]?.body.sodJustification).toBe('Deputy')
})

test('a conflict with a role that is on its way is shown as one with a role that one has, and says so', async () => {
  known({ rules: [rule('Payer', 'Poster')], onTheWay: { [SELF]: ['Poster'] } })
  const view = renderAt(toRequests())
  await choose(view, 'Payer', 'Poster')

  const conflicts = await screen.findAllByRole('group', { name: /^Conflict of duties/ })
  expect(conflicts).toHaveLength(1)
  expect(conflicts[0]).toHaveTextContent(/Payer.*in this request.*Poster.*already requested/)
})

test('two roles of the cart that exclude each other are told at the later one', async () => {
  known({ rules: [rule('Payer', 'Poster')] })
  const view = renderAt(toRequests())
  await choose(view, 'Poster', 'Payer')

  const conflicts = await screen.findAllByRole('group', { name: /^Conflict of duties/ })
  expect(conflicts).toHaveLength(1)
  expect(conflicts[0]).toHaveTextContent(/Payer.*in this request.*Poster.*in this request/)
})

test('a conflict that only the server knows is asked about when it answers; what failed stays', async () => {
  const sods = [{ sodId: 's', sodName: 'Pay', perm1Name: 'Payer', perm2Name: 'Auditor' }]
  const broken = answerWith(
    (id) => (id === roleDn('Payer') ? 'The role breaks a separation of duties.' : undefined),
    sods,
  )
  known({}, broken)
  const view = renderAt(toRequests())
  const { submit } = await choose(view, 'Payer', 'Reader')
  await submit()

  expect(await screen.findByText(/^1 of 2 requests submitted/)).toBeVisible()
  const left = within(await cart())
  expect(left.getByText('The role breaks a separation of duties.')).toBeVisible()
  expect(left.getByRole('group', { name: /^Conflict of duties: .*Payer/ })).toHaveTextContent(
    'Auditor',
  )
  expect(left.queryByRole('button', { name: 'Remove Reader' })).not.toBeInTheDocument()
})

test('when the server refuses the call, the cart keeps everything and says why', async () => {
  const refused = () =>
    HttpResponse.json(
      { Fault: { Code: { Value: 'Sender' }, Reason: { Text: 'Requests are closed today.' } } },
      { status: 489 },
    )
  known({}, refused)
  const view = renderAt(toRequests())
  const { submit } = await choose(view, 'Payer')
  await submit()

  expect(await within(await cart()).findByText('Requests are closed today.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Year end')
})

test('what one has already is said, and not asked for', async () => {
  known({ held: { [SELF]: ['Payer'] } })
  const { user } = renderAt(toRequests())
  await user.click(await add('Payer'))

  expect(await screen.findByText('You already have or requested it')).toBeVisible()
  expect(screen.getByText('There is nothing to submit.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Submit requests' })).toBeDisabled()
})

test('when the session ends between two calls, nothing more is sent and the cart keeps everything', async () => {
  const { sent } = known({ permissions: [payer, role('Reader', { bulkRequestable: false })] }, () =>
    HttpResponse.json(
      { code: 'no_session', message: '', requestId: 'r-1', loginUrl: 'bff/login' },
      { status: 401 },
    ),
  )
  const view = renderAt(toRequests())
  const { submit } = await choose(view, 'Payer', 'Reader')
  const signedOut = { signedIn: false, loginUrl: 'bff/login' }
  server.use(http.get(atBff('bff/session'), () => HttpResponse.json(signedOut)))
  await submit()

  await waitFor(() => expect(view.departures).toHaveLength(1))
  expect(sent).toHaveLength(1)
})

test('an address that names a permission opens it, and is the address of the catalogue when that is closed', async () => {
  known({})
  const { user } = renderAt(`${toRequests({ id: roleDn('Payer'), kind: 'role' })}&q=read`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Payer' }))
  expect(await dialog.findByText('Pays bills')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add to request' }))

  expect(within(await cart()).getByRole('button', { name: 'Remove Payer' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(window.location.hash).toBe('#/requests?q=read')
})

test('in another language the catalogue has the names of that language', async () => {
  const permissions = [payer]
  known({ permissions })
  server.use(
    http.post(atUpstream('access/ulp/l10n/listLocales'), () =>
      HttpResponse.json({ success: true }),
    ),
  )
  const { user } = renderAt(toRequests())
  await add('Payer')
  permissions[0] = { ...payer, name: 'مسؤول الدفع' }
  await user.click(screen.getByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }))

  expect(await screen.findByText('مسؤول الدفع')).toBeInTheDocument()
  expect(screen.queryByText('Payer')).not.toBeInTheDocument()
})
