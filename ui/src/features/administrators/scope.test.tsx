import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { personDn } from '../../testing/fakePeople'
import { known, row } from '../../testing/administratorsOnScreen'
import { choosePerson } from '../../testing/choosePerson'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { assignment } from './fakeAdministratorServer'
import { toAdminAssignments, toAdministrator, toAdministratorsOf, toAdminMatrix } from './routes'

const delegated = { domain: 'ROLES', domainType: 'Role', adminTypeKey: 'DELEGATED' }
const omar = assignment('omar', personDn('omar'))
const mats = assignment('mats', personDn('mats'), delegated)

const granted = (kind: string, ...names: string[]) =>
  names.flatMap((name) =>
    ['viewRole', 'assignRole'].map((permission) => ({
      id: `cn=${name}`,
      name,
      entityType: kind,
      permission,
    })),
  )

test.each([
  [granted('container', 'Finance', 'Legal'), '2 containers', 'Finance, Legal'],
  [granted('container', 'Finance'), '1 container', 'Finance'],
  [
    [...granted('container', 'Finance'), ...granted('role', 'Payer', 'Buyer', 'Auditor')],
    '1 container, 3 objects',
    'Finance, Payer, Buyer and 1 more',
  ],
])('the list counts what is administered, and names it', async (grants, count, names) => {
  known([mats], grants)
  renderAt(toAdminAssignments())

  const shown = within(await row('mats'))
  expect(await shown.findByRole('link', { name: count })).toHaveAttribute(
    'href',
    `#${toAdministrator(personDn('mats'), 'ROLES')}`,
  )
  expect(shown.getByText(names)).toBeVisible()
})

test('a part without permissions is delegated, and leads to where they are given', async () => {
  known([mats])
  renderAt(toAdminAssignments())

  expect(within(await row('mats')).getByRole('link', { name: 'Delegated' })).toBeVisible()
})

test('a cell of the matrix leads to what it counts', async () => {
  known([omar, mats], granted('container', 'Finance', 'Legal'))
  const { user, container } = renderAt(toAdminMatrix())

  expect(await screen.findByRole('link', { name: '2 containers' })).toHaveAttribute(
    'href',
    `#${toAdministrator(personDn('mats'), 'ROLES')}`,
  )
  expect(await axe(container)).toHaveNoViolations()
  await user.click(within(await row('omar')).getByRole('link', { name: 'Whole domain' }))

  expect(await screen.findByRole('button', { name: 'Assign administrator' })).toBeVisible()
  expect(window.location.hash).toBe(`#${toAdministratorsOf('SECURITY', 'omar')}`)
  expect(await row('omar')).toBeVisible()
})

test('a name of the matrix leads to the assignments that it finds', async () => {
  known([omar, mats])
  renderAt(toAdminMatrix())

  expect(within(await row('omar')).getByRole('link', { name: 'omar' })).toHaveAttribute(
    'href',
    `#${toAdminAssignments('omar')}`,
  )
})

test.each(['list', 'matrix'])('the %s shows what is active or begins later', async (view) => {
  const over = assignment('lena', 'cn=lena', { expirationDate: 1_000_000_000_000 })
  const later = assignment('mats', personDn('mats'), { effectiveDate: Date.UTC(2999, 0, 1) })
  known([omar, over, later])
  renderAt(`${toAdminAssignments()}?view=${view}&filter.state=current`)

  expect(await row('omar')).toBeVisible()
  expect(await row('mats')).toBeVisible()
  expect(screen.queryByRole('row', { name: /lena/ })).not.toBeInTheDocument()
})

test('permissions are given for workflows of every kind, those of approvals among them', async () => {
  const asked: Record<string, string>[] = []
  const manager = assignment('mats', personDn('mats'), { ...delegated, domain: 'PROVISIONING' })
  known([manager])
  server.use(
    http.get('*/rest/catalog/prds', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json({
        requestDefs: [{ id: 'cn=Two', name: 'Two approvers' }],
        nextIndex: 0,
      })
    }),
  )
  const { user } = renderAt(toAdministrator(personDn('mats'), 'PROVISIONING'))
  await user.click(await screen.findByRole('button', { name: 'Add permissions' }))
  await screen.findByRole('dialog')
  await choosePerson(user, 'Objects', 'Two')

  expect(await screen.findByRole('button', { name: 'Remove Two approvers' })).toBeVisible()
  expect(asked[0]).toMatchObject({ q: 'Two' })
  expect(asked[0]).not.toHaveProperty('processType')
})
