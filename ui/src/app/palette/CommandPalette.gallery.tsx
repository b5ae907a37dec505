import { http, HttpResponse } from 'msw'
import { useEffect, useRef } from 'react'
import type { GalleryPage } from '../../gallery/galleryPage'
import { KnownRoutesContext } from '../../shared/platform/routing/knownRoutes'
import { PalettePanel } from './PalettePanel'

const nothing = () => undefined

function known(path: string) {
  return {
    path,
    lazy: () => Promise.resolve({ Component: () => null }),
    texts: [],
    handle: { right: path, helpAnchor: path, titleKey: 'users' },
  } as const
}

const routes = ['users', 'users/:dn', 'role/:dn', 'history/:id', 'groups'].map(known)

/** The panel of the palette after a text was typed. */
function Panel({ typed = '' }: { typed?: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = frame.current?.querySelector('input')
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    if (!input || typed === '') return
    property?.set?.call(input, typed)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }, [typed])
  return (
    <KnownRoutesContext value={routes}>
      <div ref={frame}>
        <PalettePanel typed="" onLeave={nothing} />
      </div>
    </KnownRoutesContext>
  )
}

const asked = (request: Request) => new URL(request.url).searchParams.get('q') ?? ''

const people = ['Ingrid Solberg', 'Henrik Solbakken', 'سلوى الصلب'].map((fullName) => ({
  dn: `cn=${fullName},o=data`,
  fullName,
  primaryAttributes: [{ key: 'Title', attributeValues: [{ $: 'Turbine technician' }] }],
}))

const list = http.get('*/rest/access/users/list', ({ request }) => {
  if (asked(request) === 'fail')
    return HttpResponse.json({ success: false, message: 'The index is being built' })
  if (asked(request) === 'many') return HttpResponse.json({ usersList: [], hasMore: true })
  const isFound = asked(request).startsWith('sol')
  return HttpResponse.json({ usersList: isFound ? people : [], totalSize: people.length })
})

const roles = http.get('*/rest/catalog/roles/listV2', ({ request }) => {
  const description = 'Releases supplier payments after the clerk has entered them. '.repeat(3)
  const found = [{ id: 'cn=Payer,o=data', name: 'Solvency Payment Approver', description }]
  return HttpResponse.json({ roles: asked(request).startsWith('sol') ? found : [] })
})

const requests = http.get('*/rest/access/requests/historylist', ({ request }) => {
  const found = [
    {
      id: '77',
      name: 'Payment Approver',
      recipientName: 'Ingrid Solberg',
      confirmationNumber: '20260105-3',
    },
  ]
  return HttpResponse.json({ requests: asked(request).startsWith('sol') ? found : [] })
})

export const gallery: GalleryPage = {
  title: 'Command palette',
  network: [list, roles, requests],
  specimens: [
    { name: 'People, roles and requests', Show: () => <Panel typed="sol" /> },
    { name: 'Nothing found', Show: () => <Panel typed="zzz" /> },
    { name: 'Too many', Show: () => <Panel typed="many" /> },
    { name: 'Failed', Show: () => <Panel typed="fail" /> },
    { name: 'Opened: recent and all pages', Show: () => <Panel /> },
  ],
}
