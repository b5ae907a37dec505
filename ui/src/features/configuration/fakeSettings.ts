import { http, HttpResponse } from 'msw'

type Node = Record<string, unknown>

interface World {
  /** The reply of each address; a write replaces it. */
  nodes: Record<string, Node>
  /** Addresses of writes that are refused, with the fault's reason. */
  refused?: Record<string, string>
  /** Keys that the server leaves out of its replies. */
  secrets?: readonly string[]
}

/** Only settings below this path are written by PUT. */
const DISPLAY = 'admin/display/settings/'

const fault = (text: string) =>
  HttpResponse.json({ Fault: { Reason: { Text: text } } }, { status: 489 })

const pathOf = (request: Request) => new URL(request.url).pathname.replace(/^.*\/rest\//, '')

/** A server with groups of settings, each read and written whole; records the writes. */
export function fakeSettings({ nodes, refused = {}, secrets = [] }: World) {
  const written: { path: string; body: Node }[] = []
  const keep = async (request: Request) => {
    const path = pathOf(request)
    const body = (await request.json()) as Node
    written.push({ path, body })
    if (refused[path] !== undefined) return fault(refused[path])
    const shown = Object.entries(body).filter(([key]) => !secrets.includes(key))
    nodes[path] = { ...nodes[path], ...Object.fromEntries(shown) }
    return HttpResponse.json(nodes[path])
  }
  const handlers = [
    http.get('*/rest/access/info/email/templates', () =>
      HttpResponse.json({
        emailTemplates: [
          { dn: 'cn=Delegated', fullName: 'Delegated' },
          { dn: 'cn=Away', fullName: 'Away' },
        ],
      }),
    ),
    http.get('*/rest/catalog/prds', () => HttpResponse.json({ requestDefs: [], nextIndex: 0 })),
    http.get('*/rest/admin/workflowengines', () =>
      HttpResponse.json({ engineId: 'engine-1', engineStatus: 0 }),
    ),
    http.get('*/rest/*', ({ request }) => {
      const node = nodes[pathOf(request)]
      return node && HttpResponse.json(node)
    }),
    http.put(`*/rest/${DISPLAY}*`, ({ request }) => keep(request)),
    http.post('*/rest/*', ({ request }) => {
      const path = pathOf(request)
      const isOther = path === 'access/info/user/navigationrights' || path.startsWith(DISPLAY)
      return isOther ? undefined : keep(request)
    }),
  ]
  return { handlers, written, nodes }
}
