import { http, HttpResponse } from 'msw'
import type { GalleryPage } from '../../gallery/galleryPage'
import { atUpstream } from '../../testing/addresses'
import { ProxyAsDialog } from './ProxyAsDialog'

const people = ['Lena Brandt', 'Ingrid Solberg'].map((fullName) => ({
  dn: `cn=${fullName},ou=users,o=data`,
  fullName,
}))

export const gallery: GalleryPage = {
  title: 'ProxyAsDialog',
  network: [
    http.get(atUpstream('access/proxy/for'), () =>
      HttpResponse.json({ proxyForUsers: people, nextUserIndex: 0 }),
    ),
  ],
  specimens: [
    { name: 'Nobody is chosen yet', Show: () => <ProxyAsDialog onClose={() => undefined} /> },
  ],
}
