import { http, HttpResponse } from 'msw'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { atUpstream } from '../../../testing/addresses'
import { fakePreferences } from '../../../testing/fakePreferences'
import { AssignedPermissions } from './AssignedPermissions'

const ANN = { dn: 'cn=ann,o=data', name: 'Ann Olsen', kind: 'user' } as const
const NOON_IN_JUNE = Date.UTC(2026, 5, 1, 12)

const roles = [
  {
    id: 'cn=Auditor,o=roles',
    name: 'Auditor',
    description: 'Reads the books',
    entityType: 'role',
    effectiveDate: NOON_IN_JUNE,
    causes: [{ type: 'user', subtype: 'user', instanceId: 'a-1', removable: true }],
  },
  {
    id: 'cn=Payer,o=roles',
    name: 'Releases payments to suppliers in every country of the northern division',
    entityType: 'role',
    causes: [
      { type: 'group', removable: false, sourcesDetails: { dn: 'cn=f,o=data', name: 'Finance' } },
    ],
    status: [{ status: 'Approval Pending' }],
  },
]

const network = [
  ...fakePreferences().handlers,
  http.post(atUpstream('access/assignments/role/list'), () =>
    HttpResponse.json({ total: roles.length, assignments: roles }),
  ),
  http.post(atUpstream('access/assignments/resource/list'), () =>
    HttpResponse.json({ total: 0, assignments: [] }),
  ),
]

export const gallery: GalleryPage = {
  title: 'Permissions of a person',
  network,
  specimens: [
    {
      name: 'Roles, for who gives and takes them',
      Show: () => <AssignedPermissions kind="role" holder={ANN} isAdministered />,
    },
    {
      name: 'No resources, to read',
      Show: () => <AssignedPermissions kind="resource" holder={ANN} />,
    },
  ],
}
