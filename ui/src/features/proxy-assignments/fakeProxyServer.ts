import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type ProxyBody = components['schemas']['ProxyBody']
type ProxyDefNode = components['schemas']['ProxyDefNode']
type ProxyDefinitionListNode = components['schemas']['ProxyDefinitionListNode']

export const personDn = (name: string) => `cn=${name},ou=users,o=data`

/** An assignment for these people without an end. */
export function proxy(name: string, actsFor: string[], more: Partial<ProxyDefNode> = {}) {
  return {
    dn: `cn=${name}-1,cn=ProxyDefs,o=system`,
    assignedUserDN: personDn(name),
    assignedUserName: name,
    proxyForUsers: actsFor.map((each) => ({ dn: personDn(each), username: each })),
    proxyForGroups: [],
    proxyForContainers: [],
    expirytime: '',
    editable: true,
    isNotificationRequired: false,
    ...more,
  } satisfies ProxyDefNode
}

/** A fake server with these assignments; it records what was written. */
export function fakeProxies(
  known: readonly ProxyDefNode[],
  { configureProxy = true, userType = 'ADMIN' } = {},
) {
  const proxies = new Map(known.map((each) => [each.dn, each]))
  const written: { path: string; body: unknown }[] = []
  const answer = () =>
    HttpResponse.json<ProxyDefinitionListNode>({
      userType,
      configureProxy,
      proxyDefinitions: [...proxies.values()],
    })
  const write = (path: string, change: (body: ProxyBody & { dn: string }) => void) =>
    http.post(`*/rest/access/proxy/${path}`, async ({ request }) => {
      const body = (await request.json()) as ProxyBody & { dn: string }
      written.push({ path, body })
      change(body)
      return answer()
    })
  const handlers = [
    http.get('*/rest/access/proxy/all', answer),
    write('create', (body) => {
      const made = proxy(body.assignedUserDN.slice(3).split(',')[0] ?? '', [])
      proxies.set(made.dn, made)
    }),
    write('edit', ({ dn, ...body }) => {
      proxies.set(dn, { ...proxies.get(dn), ...(body as ProxyDefNode), dn })
    }),
    http.post('*/rest/access/proxy/delete', async ({ request }) => {
      const { proxyDefinitions } = (await request.json()) as { proxyDefinitions: { dn: string }[] }
      const dns = proxyDefinitions.map(({ dn }) => dn)
      written.push({ path: 'delete', body: dns })
      const failed = dns.filter((dn) => !proxies.has(dn))
      const succeeded = dns.filter((dn) => proxies.delete(dn))
      return HttpResponse.json({
        success: failed.length === 0,
        succeeded: succeeded.map((id) => ({ id })),
        failed: failed.map((id) => ({ id, reason: 'It does not exist.' })),
      })
    }),
  ]
  return { handlers, written, proxies }
}
