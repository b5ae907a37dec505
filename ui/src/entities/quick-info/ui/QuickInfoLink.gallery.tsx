import { http, HttpResponse } from 'msw'
import type { GalleryPage } from '../../../gallery/galleryPage'
import { PORTRAIT } from '../../../gallery/portrait'
import { atUpstream } from '../../../testing/addresses'
import { QuickInfoLink } from './QuickInfoLink'

const NOBODY = 'cn=nobody,o=data'
const HREF = '/Button'

const text = (key: string, ...values: string[]) => ({
  key,
  displayLabel: key,
  dataType: 'String',
  attributeValues: values.map(($) => ({ $ })),
})

const network = [
  http.get(atUpstream('access/users/details'), ({ request }) => {
    const dn = new URL(request.url).searchParams.get('userDn') ?? ''
    if (dn === NOBODY) return HttpResponse.json(null, { status: 404 })
    return HttpResponse.json({
      dn,
      fullName: 'Tomás Herrera',
      image: PORTRAIT,
      primaryAttributes: [
        text('Title', 'Accounts Payable Specialist'),
        text('Email', 'therrera@aldermoor.example'),
      ],
      secondaryAttributes: [
        text('Direct reports', 'Ingrid Solberg', 'Omar Haddad', 'Elif Kaya', 'Ivo Petrov'),
      ],
    })
  }),
]

export const gallery: GalleryPage = {
  title: 'A name that tells more',
  network,
  specimens: [
    {
      name: 'A person',
      Show: () => <QuickInfoLink kind="USER" dn="cn=t,o=data" name="Tomás Herrera" href={HREF} />,
    },
    {
      name: 'In the colour of the text',
      Show: () => (
        <QuickInfoLink kind="USER" dn="cn=t,o=data" name="Tomás Herrera" href={HREF} quiet />
      ),
    },
    {
      name: 'Somebody who cannot be read',
      Show: () => <QuickInfoLink kind="USER" dn={NOBODY} name="Nobody" href={HREF} />,
    },
  ],
}
