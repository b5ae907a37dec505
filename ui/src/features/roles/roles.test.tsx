import type { TFunction } from 'i18next'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRoles, role } from './fakeRolesServer'
import { toSod } from '../sod/routes'
import { roleList } from './roleList'
import { toRole, toRoles } from './routes'

const clerk = role('Clerk', { categories: [{ id: 'finance', name: 'Finance' }] })

function known(
  roles: Parameters<typeof fakeRoles>[0],
  { kept: before = {} }: { kept?: Parameters<typeof fakePreferences>[0] } = {},
) {
  const fake = fakeRoles(roles)
  const { kept, handlers } = fakePreferences(before)
  server.use(...fake.handlers, ...handlers)
  return { ...fake, kept }
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

describe('the list of roles', () => {
  test('shows level, categories and status, and leads to the page of each role', async () => {
    known([clerk])
    const { container } = renderAt(toRoles())

    const first = within(await row('Clerk'))
    expect(first.getByText('Permission Role')).toBeVisible()
    expect(first.getByText('Finance')).toBeVisible()
    expect(first.getByText('Created')).toBeVisible()
    expect(first.getByRole('link', { name: 'Clerk' })).toHaveAttribute(
      'href',
      expect.stringContaining(toRole(clerk.id)),
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  test('shares its width as the specification says', () => {
    const t = ((key: string) => key) as TFunction<'roles'>
    const weights = roleList
      .columns(t, { categories: [], levels: [] })
      .map(({ key, weight }) => [key, weight])
    expect(Object.fromEntries(weights)).toEqual({
      name: 0.8,
      description: 1,
      roleLevel: 1,
      owners: 0.8,
      categories: 0.5,
      roles: 0.5,
      status: 0.5,
    })
  })

  test('cuts a description after 100 letters, and has all of it in its title', async () => {
    const long = 'é'.repeat(101)
    known([role('Clerk', { description: long })])
    renderAt(toRoles())

    const cell = within(await row('Clerk')).getByTitle(long)
    expect(cell).toHaveTextContent(`${'é'.repeat(100)}…`)
  })

  test('asks for the levels, categories and texts of the address', async () => {
    const { asked } = known([clerk])
    renderAt(
      `${toRoles()}?filter.level=10&filter.level=30&filter.category=people&filter.name=pay&filter.description=bill`,
    )
    await row('Clerk')

    const [search = new URLSearchParams()] = asked
    expect(search.getAll('roleLevel')).toEqual(['10', '30'])
    expect(search.getAll('categoryKeys')).toEqual(['people'])
    expect(search.get('name')).toBe('pay')
    expect(search.get('desc')).toBe('bill')
  })
})

test('owners and child roles are read for those who chose their columns', async () => {
  const owned = role('Clerk', { owners: [{ id: 'cn=ann,o=data', name: 'Ann', type: 'user' }] })
  known([owned], { kept: { 'idm.roleList.columns': ['name', 'owners', 'roles'] } })
  renderAt(toRoles())

  const first = within(await row('Clerk'))
  expect(first.getByText('Ann')).toBeVisible()
  expect(first.getByText('3')).toBeVisible()
})

describe('the filters of the list', () => {
  test('are those of the last time, in an address that asks for nothing', async () => {
    const { asked } = known([clerk], { kept: { 'idm.roleList.filter': ['filter.level=30'] } })
    renderAt(toRoles())
    await row('Clerk')

    expect(window.location.hash).toBe(`#${toRoles()}?filter.level=30`)
    expect(asked.map((search) => search.getAll('roleLevel'))).toEqual([['30']])
  })

  test('are kept when they change, and dropped when there are none', async () => {
    const { kept } = known([clerk])
    const { user } = renderAt(toRoles())
    await row('Clerk')
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('checkbox', { name: 'IT Role' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(kept.get('idm.roleList.filter')).toEqual(['filter.level=20']))

    await user.click(await screen.findByRole('button', { name: /Clear/ }))

    await waitFor(() => expect(kept.has('idm.roleList.filter')).toBe(false))
  })
})

describe('a role', () => {
  test('is headed by its level, its status and its categories', async () => {
    known([clerk])
    renderAt(toRole(clerk.id))

    expect(await screen.findByRole('heading', { level: 1, name: 'Clerk' })).toBeVisible()
    expect(screen.getAllByText('Permission Role')[0]).toBeVisible()
    expect(screen.getAllByText('Finance')[0]).toBeVisible()
    expect(screen.getByText('Created')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  })

  test('says on its tabs how many rows their lists have', async () => {
    known([clerk])
    renderAt(toRole(clerk.id))

    expect(await screen.findByRole('tab', { name: 'Child and parent roles 3' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Holders 0' })).toBeVisible()
  })

  test('names the constraints that it is in, and leads to them and to the other role', async () => {
    known([clerk])
    const sod = { id: 'cn=Pay,o=system', name: 'Pay', roles: [clerk, role('Auditor')] }
    server.use(http.post('*/rest/catalog/sods/roleSods', () => HttpResponse.json({ sods: [sod] })))
    renderAt(toRole(clerk.id))

    const card = within(await screen.findByRole('region', { name: 'Constraints with this role' }))
    expect(await card.findByRole('link', { name: 'Pay' })).toHaveAttribute(
      'href',
      expect.stringContaining(toSod(sod.id)),
    )
    expect(card.getByRole('link', { name: 'Auditor' })).toHaveAttribute(
      'href',
      expect.stringContaining(toRole(role('Auditor').id)),
    )
    expect(card.queryByRole('link', { name: 'Clerk' })).not.toBeInTheDocument()
  })

  test('that does not exist is said to be missing, with the way back', async () => {
    known([])
    renderAt(toRole(clerk.id))

    expect(await screen.findByText('Role not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the list of roles' })).toBeVisible()
  })
})
