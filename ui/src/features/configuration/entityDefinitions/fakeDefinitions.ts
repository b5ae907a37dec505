import { http, HttpResponse } from 'msw'
import type { DefinitionNode } from '../../../entities/entity-definition/model'

const attribute = (key: string, own: object = {}) => ({
  key,
  displayLabel: key,
  dataType: 'String',
  isRequired: false,
  isEditable: true,
  isMultivalued: false,
  isSearchable: true,
  isSortable: false,
  ...own,
})

export const kind = (key: string, display: string, own: object = {}) =>
  ({
    key,
    editKey: key,
    display,
    isViewable: true,
    isCreatable: true,
    isEditable: true,
    isRemovable: true,
    dn: `ou=${key},o=data`,
    namingAttribute: 'Name',
    attributes: [attribute('Name'), attribute('Model')],
    ...own,
  }) as DefinitionNode

const KINDS = [
  kind('device', 'Devices'),
  kind('badge', 'Badges', {
    attributes: [attribute('Name'), attribute('Door', { dataType: 'DN', lookupEntity: 'door' })],
  }),
  kind('door', 'Doors', { ownOfTheServer: 7 }),
  kind('sys-nrf-role', 'Role attributes', { dn: '' }),
]

const fault = (text: string) =>
  HttpResponse.json(
    { Fault: { Code: { Subcode: { Value: 'InvalidInput' } }, Reason: { Text: text } } },
    { status: 489 },
  )

/**
 * A server with kinds of entity; the kind "device" has three entities, one of which has a value of each attribute.
 * `put` lists the saved definitions, `refusal.status` is the answer to a save, or `refusal.reason` of a fault; with
 * `refusal.isIgnored` the server accepts a save and stores nothing.
 */
export function fakeDefinitions() {
  const kinds = { now: KINDS }
  const put: DefinitionNode[][] = []
  const created: unknown[] = []
  const refusal: { status?: number; reason?: string; isIgnored?: boolean } = {}
  const url = '*/rest/access/entities/definitions'
  const reply = () => HttpResponse.json({ entityDefinitions: kinds.now, total: kinds.now.length })
  const handlers = [
    http.get(url, reply),
    http.put(url, async ({ request }) => {
      if (refusal.status) return new HttpResponse(null, { status: refusal.status })
      if (refusal.reason) return fault(refusal.reason)
      const { entityDefinitions } = (await request.json()) as {
        entityDefinitions: DefinitionNode[]
      }
      put.push(entityDefinitions)
      if (!refusal.isIgnored) kinds.now = entityDefinitions
      return reply()
    }),
    http.post(url, async ({ request }) => {
      const made = (await request.json()) as DefinitionNode
      created.push(made)
      kinds.now = [...kinds.now, made]
      return HttpResponse.json(made)
    }),
    http.get('*/rest/access/entities/list', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const key = searchParams.get('entityKey')
      const attribute = searchParams.get('filterAttr')
      if (key === 'sys-nrf-role') return new HttpResponse(null, { status: 489 })
      const valued = { attributes: [{ key: attribute, attributeValues: [{ $: 'x' }] }] }
      const entries = [valued, { attributes: [] }, { attributes: [{ key: attribute }] }]
      if (attribute !== null) return HttpResponse.json({ entityList: entries, nextIndex: 0 })
      return HttpResponse.json({ entityList: [], totalCount: key === 'device' ? 3 : 0 })
    }),
  ]
  return { handlers, kinds, put, created, refusal }
}
