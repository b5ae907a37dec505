import { http, HttpResponse } from 'msw'

type Section = Record<string, Record<string, unknown>>

export interface FakeClient {
  id: string
  name: string
  matchCondition?: string
  isDefault?: boolean
  sections?: Record<string, Section>
  style?: string
}

interface World {
  /** Groups and roles of people, by DN. */
  groups?: Record<string, readonly string[]>
  roles?: Record<string, readonly string[]>
  /** Refuses each write of a section with this reason. */
  refusal?: string
  /** Keys that a write does not store, in each section. */
  lost?: readonly string[]
  /** What restoring a section puts in its place. */
  defaults?: Section
}

const SECTIONS: Record<string, string> = {
  access: 'access',
  branding: 'branding',
  custom: 'customization',
  dashboard: 'dashboardAccess',
  helpdesk: 'helpdesk',
}

const fault = (text: string, code: string) =>
  HttpResponse.json(
    { Fault: { Code: { Subcode: { Value: code } }, Reason: { Text: text } } },
    { status: 489 },
  )

/** A server with these clients; records the writes. */
export function fakeClients(known: readonly FakeClient[], world: World = {}) {
  const { groups = {}, roles = {}, refusal, lost = [], defaults = {} } = world
  const clients = new Map(known.map((client) => [client.id, client]))
  const written: { method: string; path: string; body: unknown }[] = []
  const note = (request: Request, body: unknown) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^.*\/access\/config\//, '') + search
    written.push({ method: request.method, path, body })
  }
  const nodeOf = ({
    id,
    name,
    matchCondition = '',
    isDefault = false,
    sections = {},
  }: FakeClient) => ({
    id,
    name,
    matchCondition,
    isDefault,
    config: JSON.stringify(sections),
    extra: `of ${id}`,
  })
  const of = (request: Request) =>
    clients.get(new URL(request.url).searchParams.get('client') ?? '')
  const handlers = [
    http.get('*/rest/access/config/clients', () =>
      HttpResponse.json({ clients: [...clients.values()].map(nodeOf) }),
    ),
    http.get('*/rest/access/config/clients/:id', ({ params }) => {
      const client = clients.get(String(params.id))
      return client ? HttpResponse.json(nodeOf(client)) : fault('No such client.', 'NotFound')
    }),
    http.post('*/rest/access/config/clients', async ({ request }) => {
      const body = (await request.json()) as FakeClient & { config?: string }
      note(request, body)
      const made = { ...body, id: '9', sections: JSON.parse(body.config ?? '{}') as never }
      clients.set(made.id, made)
      return HttpResponse.json(nodeOf(made))
    }),
    http.post('*/rest/access/config/clients/:id', async ({ request, params }) => {
      const body = (await request.json()) as FakeClient
      note(request, body)
      const id = String(params.id)
      clients.set(id, { ...clients.get(id), ...body, id })
      return HttpResponse.json({ success: true })
    }),
    http.delete('*/rest/access/config/clients', async ({ request }) => {
      const body = (await request.json()) as { values: string[] }
      note(request, body)
      for (const id of body.values) clients.delete(id)
      return HttpResponse.json({
        success: true,
        succeeded: body.values.map((id) => ({ id })),
        failed: [],
      })
    }),
    http.get('*/rest/access/config/style/:file', ({ params }) => {
      const id = /^brand-(.*)\.css$/.exec(String(params.file))?.[1] ?? ''
      const style = clients.get(id)?.style
      return style === undefined ? fault('No style.', 'NotFound') : new HttpResponse(style)
    }),
    http.put('*/rest/access/config/uploadStyle', async ({ request }) => {
      const css = await request.text()
      note(request, css)
      const client = of(request)
      if (client) client.style = css
      return HttpResponse.json({ success: true })
    }),
    http.post('*/rest/access/config/restoreSettings/:key', ({ request, params }) => {
      note(request, null)
      const client = of(request)
      if (client?.sections) client.sections[String(params.key)] = defaults
      return HttpResponse.json({ success: true })
    }),
    http.get('*/rest/access/config/:path', ({ request, params }) => {
      const section = SECTIONS[String(params.path)] ?? ''
      const client = of(request)
      if (!client) return fault('No such client.', 'NotFound')
      return HttpResponse.json({ [section]: client.sections?.[section] ?? {} })
    }),
    http.post('*/rest/access/config/:path', async ({ request, params }) => {
      const section = SECTIONS[String(params.path)] ?? ''
      const body = (await request.json()) as Record<string, Section>
      note(request, body[section])
      if (refusal !== undefined) return fault(refusal, 'XSSValidationFailure')
      const client = of(request)
      const kept = Object.entries(body[section] ?? {}).filter(([key]) => !lost.includes(key))
      if (client) client.sections = { ...client.sections, [section]: Object.fromEntries(kept) }
      return HttpResponse.json({ success: true })
    }),
    http.get('*/rest/access/entities/definitions', () =>
      HttpResponse.json({
        entityDefinitions: [
          {
            key: 'user',
            attributes: [
              { key: 'Email', displayLabel: 'Email' },
              { key: 'Title', displayLabel: 'Job title' },
            ],
          },
        ],
      }),
    ),
    http.get('*/rest/access/groups/membershipInfo', ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn') ?? ''
      return HttpResponse.json({ groupMemberof: groups[dn] ?? [] })
    }),
    http.post('*/rest/access/assignments/list', async ({ request }) => {
      const { dn } = (await request.json()) as { dn: string }
      const assignments = (roles[dn] ?? []).map((id) => ({ id, entityType: 'role' }))
      return HttpResponse.json({ assignments, total: assignments.length })
    }),
    http.get('*/rest/access/users/details', ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn') ?? ''
      return HttpResponse.json({ dn, fullName: dn === 'cn=lena,o=data' ? 'Lena Brandt' : dn })
    }),
    http.get('*/rest/access/users/list', () =>
      HttpResponse.json({
        usersList: [{ dn: 'cn=lena,o=data', fullName: 'Lena Brandt' }],
        nextIndex: 0,
      }),
    ),
  ]
  return { handlers, written, clients }
}
