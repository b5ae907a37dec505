import { http, HttpResponse } from 'msw'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { atUpstream } from '../../../testing/addresses'
import { GroupMemberships } from './GroupMemberships'

const ANN = { dn: 'cn=ann,o=data', name: 'Ann Olsen' }
const NEW = { dn: 'cn=new,o=data', name: 'Nina New' }

const network = [
  http.get(atUpstream('access/groups/membershipInfo'), ({ request }) => {
    const dn = new URL(request.url).searchParams.get('userDn')
    const groups = ['Finance', 'Oslo', 'Everybody who works in the house by the river'.repeat(3)]
    const groupMemberof = dn === NEW.dn ? [] : groups.map((name) => `cn=${name},o=groups`)
    return HttpResponse.json({ dn, groupMemberof })
  }),
]

const toGroup = () => '/GroupMemberships'

export const gallery: GalleryPage = {
  title: 'Groups of a person',
  network,
  specimens: [
    {
      name: 'For who may put people into groups',
      Show: () => <GroupMemberships person={ANN} toGroup={toGroup} isAdministered />,
    },
    { name: 'To read', Show: () => <GroupMemberships person={ANN} toGroup={toGroup} /> },
    { name: 'No groups', Show: () => <GroupMemberships person={NEW} toGroup={toGroup} /> },
  ],
}
