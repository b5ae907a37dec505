import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { axe } from '../../testing/axe'
import { personDn } from '../../testing/fakePeople'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { askToRevoke, known, openForm, row, type User } from '../../testing/administratorsOnScreen'
import { assignment } from './fakeAdministratorServer'
import { toAdminAssignments, toAdministrator, toAdminMatrix } from './routes'

type PermissionAssignmentListNode = components['schemas']['PermissionAssignmentListNode']
type Choose = (user: User) => Promise<void>

const ACCESS = 'cn=access,ou=groups,o=data'
const BUYER = 'cn=Buyer,cn=Level30,o=system'
const amara = assignment('Amara Okafor', 'cn=aokafor,ou=users,o=data')
const omar = assignment('omar', personDn('omar'))
const mats = assignment('mats', personDn('mats'), {
  domain: 'ROLES',
  domainType: 'Role',
  adminTypeKey: 'DELEGATED',
})
const many = [
  assignment('access', ACCESS, { assignmentTypeKey: 'GROUP' }),
  assignment('people', 'ou=users,o=data', { assignmentTypeKey: 'CONTAINER' }),
  assignment('Buyer', BUYER, { assignmentTypeKey: 'ROLE' }),
]

async function chooseRole(user: User) {
  const box = within(screen.getByRole('group', { name: 'Administrator' })).getByRole('searchbox')
  await user.click(box)
  await user.click(await screen.findByRole('tab', { name: /Roles/ }))
  await user.type(box, 'Buyer{Enter}')
  await user.click(await screen.findByRole('option', { name: /Buyer/ }))
}

async function chooseContainer(user: User) {
  const box = within(screen.getByRole('group', { name: 'Administrator' })).getByRole('searchbox')
  await user.click(box)
  await user.click(await screen.findByRole('tab', { name: /Containers/ }))
  await user.click(await screen.findByRole('row', { name: /data/ }))
}

describe('assignees that stand for several people', () => {
  test.each([
    ['access', 'Group'],
    ['people', 'Container'],
    ['Buyer', 'Role'],
    ['omar', 'User'],
  ])('says that %s is a %s', async (name, type) => {
    known([omar, ...many])
    renderAt(toAdminAssignments())

    expect(await within(await row(name)).findByRole('cell', { name: type })).toBeVisible()
  })

  test.each([
    ['a group that one is in', 'access'],
    ['a container above oneself', 'people'],
    ['a role that one has', 'Buyer'],
  ])('revokes that of %s only after the name is typed', async (_case, name) => {
    known([...many, omar], [], [ACCESS])
    server.use(
      http.post('*/rest/access/assignments/list', () =>
        HttpResponse.json<PermissionAssignmentListNode>({
          assignments: [
            { id: BUYER, name: 'Buyer', entityType: 'role', causes: [{ type: 'user' }] },
          ],
          nextIndex: 0,
          total: 1,
        }),
      ),
    )
    const { user } = renderAt(toAdminAssignments())
    await askToRevoke(user, name)

    expect(screen.getByText(/These are your own rights/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Revoke' })).toBeDisabled()
  })

  test.each(['GROUP', 'CONTAINER', 'ROLE'])('are found by the filter %s', async (type) => {
    known([omar, ...many])
    renderAt(`${toAdminAssignments()}?filter.type=${type}`)
    const names = { GROUP: 'access', CONTAINER: 'people', ROLE: 'Buyer' }

    expect(await row(names[type as keyof typeof names])).toBeVisible()
    expect(screen.queryByRole('row', { name: /omar/ })).not.toBeInTheDocument()
  })

  test.each<[string, Choose, RegExp, string]>([
    ['role', chooseRole, /Everyone with this role becomes an administrator/, BUYER],
    ['container', chooseContainer, /Everyone in this container and below it/, 'o=data'],
  ])('can be a %s: it is said whom it stands for', async (_kind, chooseOne, said, assigneeDn) => {
    server.use(
      http.get('*/rest/catalog/roles/listV2', () =>
        HttpResponse.json({ roles: [{ id: BUYER, name: 'Buyer' }], nextIndex: 0, total: 1 }),
      ),
      http.post('*/rest/access/containers/container', () =>
        HttpResponse.json({ dn: 'o=data', name: 'data', subContainers: [] }),
      ),
    )
    const { written, choose, send } = await openForm(chooseOne)
    expect(screen.getByText(said)).toBeVisible()
    await choose('Role')

    await send()

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({ assigneeDn, adminTypeKey: 'DELEGATED' })
  })
})

describe('the matrix by domain', () => {
  test('says who administers what, wholly or in part, and where one administrator is alone', async () => {
    known([amara, mats, assignment('lena', 'cn=lena', { expirationDate: 1_000_000_000_000 })])
    const { container } = renderAt(toAdminMatrix())

    const matrix = within(await screen.findByRole('table', { name: 'Administrators by domain' }))
    const cellsOf = (name: string) =>
      within(matrix.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent.trim())
    await matrix.findByRole('columnheader', { name: /Role.*Whole domain: 0.*Delegated: 1/ })
    expect(cellsOf('Amara')).toEqual(['Whole domain', 'No assignment'])
    expect(cellsOf('mats')).toEqual(['No assignment', 'Delegated'])
    expect(cellsOf('lena')).toEqual(['Whole domainExpired', 'No assignment'])
    expect(screen.getByText('Only one administrator of the whole domain: Security')).toBeVisible()
    expect(screen.getByText('No administrator of the whole domain: Role')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('shows the assignments of a status alone, which is in the address', async () => {
    known([amara, assignment('lena', 'cn=lena', { expirationDate: 1_000_000_000_000 })])
    const { user } = renderAt(toAdminMatrix())
    expect(await screen.findByRole('row', { name: /Amara/ })).toBeVisible()

    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Expired')

    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Amara/ })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('row', { name: /lena/ })).toBeVisible()
    expect(window.location.hash).toContain('filter.state=over')
  })

  test('leads to the list of a domain and to the permissions in it, and back', async () => {
    known([amara, mats])
    const { user } = renderAt(toAdminMatrix())

    expect(await screen.findByRole('link', { name: 'Security' })).toHaveAttribute(
      'href',
      '#/configuration/adminassignments?filter.kind=SECURITY',
    )
    expect(screen.getByRole('link', { name: 'Delegated' })).toHaveAttribute(
      'href',
      `#${toAdministrator(personDn('mats'), 'ROLES')}`,
    )
    await user.click(screen.getByRole('radio', { name: 'List' }))

    expect(await row('mats')).toBeVisible()
  })
})
