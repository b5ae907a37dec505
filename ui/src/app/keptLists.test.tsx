import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../testing/addresses'
import { restoreColumns, showColumn } from '../testing/customizeColumns'
import { fakePreferences } from '../testing/fakePreferences'
import { renderAt } from '../testing/renderAt'
import { server } from '../testing/server'

const role = { id: 'cn=a', name: 'First', level: 10, status: 50 }
const entry = { id: 'cn=a', name: 'First', status: 50, description: 'Of all' }
const admin = { assignee: 'First', assigneeDn: 'cn=a', domain: 'ROLES', domainType: 'Role' }
const sod = { ...entry, roles: [role, { ...role, id: 'cn=b', name: 'Second' }] }

/** Members of replies to the other calls of list pages: levels and categories. */
const besides = { roleLevels: [], categories: [] }

/** Source: SPEC 3 "Preference", the keys of columns and page sizes. */
const somebody = { usersList: [{ dn: 'cn=first', fullName: 'First' }], totalSize: 1 }

test.each([
  ['user', '/users', 'access/users/list', somebody, 'FirstName', 'Department'],
  ['role', '/role', 'catalog/roles/listV2', { roles: [role] }, 'name', 'Level'],
  ['resource', '/resource', 'catalog/resources/listV2', { resources: [entry] }, 'name', 'Status'],
  ['sod', '/sod', 'catalog/sods', { sods: [sod] }, 'roles', 'Level'],
  [
    'adminAssignment',
    '/configuration/adminassignments',
    'admin/administrator/assignments',
    { adminAssignments: [admin] },
    'domain',
    'Status',
  ],
])('the list of kind %s keeps columns and page size', async (...row) => {
  const [kind, path, list, answer, kept, left] = row
  const sizes: (string | null)[] = []
  const { kept: preferences, handlers } = fakePreferences({
    [`idm.${kind}List.columns`]: [kept],
    [`idm.${kind}List.pageSize`]: ['50'],
  })
  server.use(
    ...handlers,
    http.get(atUpstream(list), ({ request }) => {
      sizes.push(new URL(request.url).searchParams.get('size'))
      return HttpResponse.json({ ...answer, total: 1, nextIndex: 0 })
    }),
    http.get(atUpstream('catalog/*'), () => HttpResponse.json(besides)),
    http.get(atUpstream('access/entities/schema'), () => HttpResponse.json({})),
    http.get(atUpstream('admin/administrator/assignments/*'), () =>
      HttpResponse.json({ domains: ['assignee', 'domain', 'status'].map((key) => ({ key })) }),
    ),
    http.get(atUpstream('admin/permission/rights'), () => HttpResponse.json({})),
    http.post(atUpstream('catalog/delegatedAdmin/rights'), () =>
      HttpResponse.json({ opertionPermissionMap: [] }),
    ),
  )
  const { user } = renderAt(path)

  expect(await screen.findByRole('row', { name: /First/ })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: new RegExp(left) })).not.toBeInTheDocument()
  expect(sizes).toEqual(['50'])

  await showColumn(user, left)
  await waitFor(() => expect(preferences.get(`idm.${kind}List.columns`)?.length).toBeGreaterThan(1))

  await restoreColumns(user)
  await waitFor(() => expect([...preferences.keys()]).toEqual([`idm.${kind}List.pageSize`]))
})
