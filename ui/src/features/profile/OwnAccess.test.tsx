import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { fakePreferences } from '../../testing/fakePreferences'
import { AMARA, fakeProfile } from '../../testing/fakeProfile'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { toProfile } from './routes'

const MEMBERSHIPS = atUpstream('access/groups/membershipInfo')

/** A server that knows one role or resource of Amara; `asked` records the queries. */
function fakeHoldings(kind: 'role' | 'resource', name: string) {
  const asked: unknown[] = []
  server.use(
    ...fakePreferences().handlers,
    http.post(atUpstream(`access/assignments/${kind}/list`), async ({ request }) => {
      asked.push(await request.json())
      const causes = [{ type: 'user', instanceId: 'i-1', removable: true }]
      const assignments = [{ id: 'cn=one,o=data', name, entityType: kind, causes, status: [] }]
      return HttpResponse.json({ assignments, total: 1, arraySize: 1, nextIndex: 0 })
    }),
  )
  return asked
}

test.each([
  ['roles', 'role', 'Payment Approver'],
  ['resources', 'resource', 'Bank portal token'],
] as const)(
  'people read their %s; they get and lose them by requests',
  async (section, kind, name) => {
    fakeProfile()
    const asked = fakeHoldings(kind, name)
    renderAt(toProfile(section))

    expect(await screen.findByText(name)).toBeVisible()
    expect(screen.getByText('Assigned directly')).toBeVisible()
    expect(asked).toEqual([{ dn: AMARA }])
    expect(
      screen.queryByRole('button', { name: /^Assign (role|resource)s/ }),
    ).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  },
)

test('how many rows they want of their own is kept beside what they want of others', async () => {
  fakeProfile()
  fakeHoldings('role', 'Payment Approver')
  const { kept, handlers } = fakePreferences({ 'idm.userRoleList.pageSize': ['50'] })
  server.use(...handlers)
  const { user } = renderAt(toProfile('roles'))
  const size = await screen.findByRole('combobox', { name: 'Rows' })
  expect(size).toHaveValue('10')

  await user.selectOptions(size, '25')

  await waitFor(() => expect(kept.get('idm.profileRoleList.pageSize')).toEqual(['25']))
  expect(kept.get('idm.userRoleList.pageSize')).toEqual(['50'])
})

describe('groups', () => {
  const card = () => screen.findByRole('region', { name: 'Groups' })

  test('are named by what their DNs say, in order', async () => {
    fakeProfile()
    const asked: (string | null)[] = []
    server.use(
      http.get(MEMBERSHIPS, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('userDn'))
        const groupMemberof = ['cn=Payroll,ou=groups,o=data', 'cn=Auditors,ou=groups,o=data']
        return HttpResponse.json({ dn: AMARA, groupMemberof })
      }),
    )
    renderAt(toProfile('groups'))

    const rows = await within(await card()).findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      'Auditorscn=Auditors,ou=groups,o=data',
      'Payrollcn=Payroll,ou=groups,o=data',
    ])
    expect(asked).toEqual([AMARA])
  })

  test('of which there are none are not there', async () => {
    fakeProfile()
    server.use(http.get(MEMBERSHIPS, () => HttpResponse.json({ dn: AMARA, groupMemberof: [] })))
    renderAt(toProfile('groups'))

    expect(await screen.findByText('No groups')).toBeVisible()
  })

  test('that cannot be read are told, and can be tried again', async () => {
    fakeProfile()
    server.use(http.get(MEMBERSHIPS, () => new HttpResponse(null, { status: 502 })))
    renderAt(toProfile('groups'))

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch groups list.')
    expect(within(alert).getByRole('button')).toBeVisible()
  })
})
