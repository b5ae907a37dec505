import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { personDn } from '../../testing/fakePeople'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { askToRevoke, known, openForm, row } from '../../testing/administratorsOnScreen'
import { assignment } from './fakeAdministratorServer'
import { toAdminAssignments, toAdministrator } from './routes'

const OWN = 'cn=aokafor,ou=users,o=data'
const FINANCE = 'cn=Finance,cn=Level10,o=system'
const amara = assignment('Amara Okafor', OWN)
const omar = assignment('omar', personDn('omar'))
const mats = assignment('mats', personDn('mats'), {
  domain: 'ROLES',
  domainType: 'Role',
  adminTypeKey: 'DELEGATED',
})

const lena = assignment('lena', personDn('lena'), {
  domain: 'RESOURCES',
  effectiveDate: Date.UTC(2999, 0, 1),
})

describe('the list of administrators', () => {
  test('says who administers which domain, whole or in part, in the columns that the server has', async () => {
    known([omar, mats, assignment('lena', 'cn=lena', { expirationDate: 1_000_000_000_000 })])
    const asked: unknown[] = []
    server.use(
      http.get('*/rest/admin/administrator/assignments', ({ request }) => {
        asked.push(Object.fromEntries(new URL(request.url).searchParams))
      }),
    )
    const { container } = renderAt(`${toAdminAssignments()}?q=a&filter.type=USER`)

    expect(within(await row('omar')).getByText('Whole domain')).toBeVisible()
    expect(within(await row('mats')).getByText('Delegated')).toBeVisible()
    expect(within(await row('lena')).getByText('Expired')).toBeVisible()
    expect(await screen.findByRole('columnheader', { name: /Domain/ })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: /Comment/ })).not.toBeInTheDocument()
    expect(asked[0]).toEqual({
      q: 'a',
      nextIndex: '1',
      size: '10',
      sortColumn: 'assignee',
      sortOrder: 'asc',
      filterSearch: 'USER',
    })
    expect(await axe(container)).toHaveNoViolations()
  })

  test.each([
    ['filter.kind=ROLES', 'mats', 'omar'],
    ['filter.kind=DELEGATED', 'mats', 'omar'],
    ['filter.kind=DOMAIN', 'omar', 'mats'],
    ['filter.state=later', 'lena', 'omar'],
  ])('is narrowed by %s to %s', async (filter, shown, hidden) => {
    known([omar, mats, lena])
    renderAt(`${toAdminAssignments()}?${filter}`)

    expect(await row(shown)).toBeVisible()
    expect(screen.queryByRole('row', { name: new RegExp(hidden) })).not.toBeInTheDocument()
  })

  test('tells who may open the page and not see administrators that it is so, and offers nothing', async () => {
    known([omar])
    const refusal = { Reason: { Text: 'No.' }, Code: { Subcode: { Value: 'SecurityException' } } }
    server.use(
      http.get('*/rest/admin/administrator/assignments', () =>
        HttpResponse.json({ Fault: refusal }, { status: 489 }),
      ),
    )
    renderAt(toAdminAssignments())

    expect(await screen.findByText('You are not allowed to see this list')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Assign administrator' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test('revokes one of two administrators of a domain after a question', async () => {
    const { written } = known([amara, omar])
    const { user } = renderAt(toAdminAssignments())
    await askToRevoke(user, 'omar')

    await user.click(screen.getByRole('button', { name: 'Revoke' }))

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]).toEqual({
      method: 'DELETE',
      body: {
        revokeAssignments: [
          {
            assignmentDomain: 'SECURITY',
            identity: personDn('omar'),
            isAllPermissions: true,
          },
        ],
      },
    })
  })

  test.each([
    ['the last one of a domain', [omar, mats], 'omar', /Nobody administers all of this any more/],
    ['oneself', [amara, omar], 'Amara Okafor', /These are your own rights/],
  ])('revokes %s only after the name is typed', async (_case, rows, name, said) => {
    const { written } = known(rows)
    const { user } = renderAt(toAdminAssignments())
    await askToRevoke(user, name)
    expect(screen.getByText(said)).toBeVisible()
    const revoke = screen.getByRole('button', { name: 'Revoke' })
    expect(revoke).toBeDisabled()

    await user.type(screen.getByRole('textbox'), name)
    await user.click(revoke)

    await waitFor(() => expect(written).toHaveLength(1))
  })
})

describe('a new administrator', () => {
  test('gets a part of a domain that can be divided, and the kind is always sent', async () => {
    const { written, choose, send } = await openForm()
    await choose('Role')

    await send()

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toEqual({
      assignee: 'mats',
      assigneeDn: personDn('mats'),
      domain: 'ROLES',
      adminTypeKey: 'DELEGATED',
      comment: '',
    })
  })

  test('has a comment of 255 characters at most', async () => {
    const { written, choose, send, user } = await openForm()
    await choose('Role')
    const comment = screen.getByRole('textbox', { name: 'Comment' })
    await user.click(comment)
    await user.paste('a'.repeat(256))

    await send()

    await waitFor(() => expect(comment).toHaveAccessibleDescription(/255/))
    expect(written).toEqual([])
  })

  test('gets the whole of a domain that cannot be divided', async () => {
    const { written, choose, send } = await openForm()
    await choose('Security')
    expect(screen.getByText('This domain cannot be divided')).toBeVisible()

    await send()

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({ domain: 'SECURITY', adminTypeKey: 'DOMAIN' })
  })
})

describe('the permissions of a delegated administrator', () => {
  const granted = [
    { id: FINANCE, name: 'Finance', entityType: 'container', permission: 'viewRole' },
    { id: 'cn=Payer', name: 'Payer', entityType: 'role', permission: 'assignRole' },
  ]

  test('are a table of objects and permissions', async () => {
    known([mats], granted)
    const { container } = renderAt(toAdministrator(personDn('mats'), 'ROLES'))

    expect(await screen.findByRole('heading', { level: 1, name: 'mats' })).toBeVisible()
    const finance = within(await screen.findByRole('row', { name: /Finance/ }))
    const cells = finance.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(cells.slice(0, 2)).toEqual(['Permitted', 'Not permitted'])
    expect(finance.getByText('Container and everything in it')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('are given and taken when those of an object change', async () => {
    const { written } = known([mats], granted)
    const { user } = renderAt(toAdministrator(personDn('mats'), 'ROLES'))
    await user.click(await screen.findByRole('button', { name: 'Change permissions for Finance' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('checkbox', { name: 'View Role' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Assign Role' }))

    await user.click(dialog.getByRole('button', { name: 'Save permissions' }))

    await waitFor(() => expect(written).toHaveLength(2))
    const permission = (key: string) => ({
      assignedToDN: personDn('mats'),
      permissions: [{ id: FINANCE, entityType: 'container', permission: key }],
    })
    expect(written).toEqual([
      { method: 'PUT', body: permission('assignRole') },
      { method: 'DELETE', body: permission('viewRole') },
    ])
    expect(await screen.findByText('Permissions saved successfully')).toBeVisible()
  })

  test('of which one was saved and the other not are told apart, with the reason', async () => {
    known([mats])
    server.use(
      http.get('*/rest/catalog/roles/listV2', () =>
        HttpResponse.json({
          roles: ['Payer', 'Buyer'].map((name) => ({ id: `cn=${name}`, name })),
          nextIndex: 0,
          total: 2,
        }),
      ),
    )
    const { user } = renderAt(toAdministrator(personDn('mats'), 'ROLES'))
    await user.click(await screen.findByRole('button', { name: 'Add permissions' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('searchbox'), 'paid{Enter}')
    for (const name of ['Payer', 'Buyer']) {
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
    }
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('checkbox', { name: 'View Role' }))

    await user.click(dialog.getByRole('button', { name: 'Add permissions' }))

    expect(await screen.findByText('Some permissions were not saved')).toBeVisible()
    expect(await screen.findByText(/There is no such permission\./)).toBeVisible()
  })

  test('are given for a container, from the roots of the domain', async () => {
    const { written } = known([mats])
    server.use(
      http.get('*/rest/admin/permission/rootContainer', ({ request }) =>
        new URL(request.url).searchParams.get('domain') === 'ROLES'
          ? HttpResponse.json({ mapList: [{ key: FINANCE, value: 'Finance' }] })
          : undefined,
      ),
    )
    const { user } = renderAt(toAdministrator(personDn('mats'), 'ROLES'))
    await user.click(await screen.findByRole('button', { name: 'Add permissions' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('searchbox'))
    await user.click(await screen.findByRole('tab', { name: /Container/ }))
    await user.click(await screen.findByRole('row', { name: /Finance/ }))
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('checkbox', { name: 'View Role' }))

    await user.click(dialog.getByRole('button', { name: 'Add permissions' }))

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({ permissions: [{ id: FINANCE }] })
  })
})
