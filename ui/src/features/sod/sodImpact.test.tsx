import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { noteSavedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { fakeSods, roleDn, sod } from './fakeSodServer'
import { toRole } from '../roles/routes'
import { toSod, toSodCreate } from './routes'

const payments = sod('Payments', 'Post', 'Release', { hasConflicts: true })
const ANN = 'cn=ann,o=data'

async function chooseRole(user: ReturnType<typeof renderAt>['user'], side: string, name: string) {
  const picker = within(screen.getByRole('group', { name: side }))
  await user.type(picker.getByRole('searchbox'), `${name}{Enter}`)
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

const impact = () => screen.findByRole('region', { name: 'Impact of this change' })

describe('before a constraint is created', () => {
  test('it is told who has both roles, what contains both, and who cannot decide', async () => {
    server.use(...fakeSods([], { haveBoth: { [ANN]: 'Ann Lee' } }).handlers)
    const { user, container } = renderAt(toSodCreate())
    await screen.findByRole('textbox', { name: 'Name' })
    await chooseRole(user, 'First role', 'Post')
    expect(screen.queryByRole('region', { name: 'Impact of this change' })).not.toBeInTheDocument()

    await chooseRole(user, 'Second role', 'Release')

    const told = within(await impact())
    expect(await told.findByText('Ann Lee')).toBeVisible()
    expect(told.getByText('People who would have both roles: 1')).toBeVisible()
    expect(told.getByRole('link', { name: 'Manager' })).toHaveAttribute(
      'href',
      `#${toRole(roleDn('Manager'))}`,
    )
    expect(told.getByText(/Lena Brandt is away, and nobody stands in/)).toBeVisible()
    expect(told.getByText(/Open requests for Release: 1/)).toBeVisible()
    expect(told.getByText('Changes that other administrators are making now')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('one between the same roles in the other order is named', async () => {
    server.use(...fakeSods([payments]).handlers)
    const { user } = renderAt(toSodCreate())
    await screen.findByRole('textbox', { name: 'Name' })
    await chooseRole(user, 'First role', 'Release')
    await chooseRole(user, 'Second role', 'Post')

    expect(
      await screen.findByText(/There is a constraint between these roles already/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Payments' })).toBeVisible()
    await impact()
  })
})

describe('a stored constraint', () => {
  test('names the way by which somebody has each role, and leads to both roles', async () => {
    server.use(...fakeSods([payments], { violators: [ANN] }).handlers)
    renderAt(toSod(payments.id))

    const people = within(await screen.findByRole('region', { name: 'Who has both roles today' }))
    expect(await people.findByText(/Post: .*AP Nordics/)).toBeVisible()
    const pair = within(screen.getByRole('region', { name: 'Roles in conflict' }))
    expect(pair.getByText('People who have both roles: 1')).toBeVisible()
    expect(pair.getAllByText('Permission Role')).toHaveLength(2)
    expect(await pair.findAllByText('People who have it: 0')).toHaveLength(2)
    expect(screen.getByRole('link', { name: /Open.*Release/ })).toHaveAttribute(
      'href',
      `#${toRole(roleDn('Release'))}`,
    )
  })

  test('says that one may not see who has both roles, without a way to try again', async () => {
    const Fault = { Code: { Subcode: { Value: 'SecurityException' } }, Reason: { Text: 'No.' } }
    server.use(
      http.get('*/rest/access/sods/violations', () =>
        HttpResponse.json({ Fault }, { status: 403 }),
      ),
      ...fakeSods([payments]).handlers,
    )
    renderAt(toSod(payments.id))

    const people = within(await screen.findByRole('region', { name: 'Who has both roles today' }))
    expect(await people.findByText('Who has both roles is not visible to you.')).toBeVisible()
    expect(people.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('gives the people with both roles as a file', async () => {
    const files = noteSavedFiles()
    const world = { violators: [ANN], haveBoth: { [ANN]: 'Ann Lee' } }
    server.use(...fakeSods([payments], world).handlers)
    const { user } = renderAt(toSod(payments.id))
    const people = within(await screen.findByRole('region', { name: 'Who has both roles today' }))

    await user.click(await people.findByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(files).toHaveLength(1))

    expect(await files[0]?.blob.text()).toContain(`"Ann Lee","${ANN}"`)
  })

  test('tells what is good to know while its roles stay', async () => {
    server.use(...fakeSods([payments]).handlers)
    renderAt(toSod(payments.id))

    const known = within(await screen.findByRole('region', { name: 'Good to know' }))
    expect(await known.findByText(/Open requests for Release: 1/)).toBeVisible()
    expect(known.queryByText('New conflicts')).not.toBeInTheDocument()
  })
  test('without anything to say has no card', async () => {
    server.use(...fakeSods([payments], { isQuiet: true }).handlers)
    renderAt(toSod(payments.id))
    const card = { name: 'Good to know' }
    expect(await screen.findByRole('region', card)).toBeVisible()

    await waitFor(() => expect(screen.queryByRole('region', card)).not.toBeInTheDocument(), {
      timeout: 5000,
    })
    expect(await screen.findByRole('region', { name: 'Who has both roles today' })).toBeVisible()
  })
})
