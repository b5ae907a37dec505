import { http, HttpResponse } from 'msw'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { atUpstream } from '../../../testing/addresses'
import { PasswordStates } from './PasswordStates'

const NOWHERE = 'cn=nowhere,o=data'

/** A system for each code; no system retries, so the states are loaded once. */
const states = [
  { driverName: 'Directory of Oslo', status: '0004', message: '' },
  { driverName: 'Mail', status: '0001', message: 'The password is kept, and will end in a week.' },
  {
    driverName: 'An uncommonly long name of a connected system '.repeat(3),
    status: '0000',
    message: 'The password is shorter than the system wants it.',
  },
  { driverName: 'Ledger', status: '0003', message: '' },
]

const network = [
  http.post<never, { dn: string }>(
    atUpstream('access/info/user/passwordsyncstatus'),
    async ({ request }) => {
      const { dn } = await request.json()
      return HttpResponse.json({ messages: dn === NOWHERE ? [] : states })
    },
  ),
]

export const gallery: GalleryPage = {
  title: 'Password sync status',
  network,
  specimens: [
    { name: 'Each system', Show: () => <PasswordStates dn="cn=ann,o=data" /> },
    { name: 'No system', Show: () => <PasswordStates dn={NOWHERE} /> },
  ],
}
