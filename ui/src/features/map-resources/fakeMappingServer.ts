import { http, HttpResponse } from 'msw'

export const ERP = 'cn=ERP Driver,cn=driverset1,o=system'
export const PROFILE = `cn=Profile,${ERP}`
export const GROUP = `cn=Group,${ERP}`
export const ROLE = 'cn=Auditor,cn=Level10,o=system'

/** The call that lists the values. */
export const VALUES = '*/rest/catalog/drivers/entitlementValues/listV2'

interface Binding {
  id: string
  parameterValue: string
  resourceName?: string
  resourceDescription?: string
}

interface Known {
  id: string
  name: string
  value: string
  managedBy?: number
  status?: number
}

interface Mapping {
  id: string
  entitlementValues?: { value: string }[]
}

interface World {
  /** Names of the values; the system's own spelling is `Z_NAME`. */
  values: readonly string[]
  resources?: readonly Known[]
  /** Values that are mapped to the role at the start. */
  mapped?: readonly string[]
  /** What is said of the driver beside its name. */
  driver?: object
  holders?: number
  /** The number of holders is not answered before this promise. */
  counted?: Promise<void>
  /** A resource of the entitlement with an open value. */
  open?: { id: string; name: string }
  /** Names of values that cannot be mapped. */
  refused?: readonly string[]
  /**
   * The call of this number that creates resources fails; with `isLost` it takes effect all the
   * same.
   */
  failing?: { call: number; isLost: boolean }
}

export const valueOf = (name: string) => JSON.stringify({ ID: `Z_${name.toUpperCase()}` })

/**
 * A fake ERP with two entitlements that have the same values; `made` and `sent` have the created
 * and the mapped resources in order.
 */
export function fakeMapping(world: World) {
  const { values, resources = [], mapped = [], holders = 3, open, refused = [], failing } = world
  const known: Known[] = [...resources]
  const given = new Set(mapped.map(valueOf))
  const made: string[] = []
  const sent: string[] = []
  /** Descriptions of the new resources. */
  const described: (string | undefined)[] = []
  const proposals: Binding[][] = []
  /** Queries for the resources of the driver. */
  const sought: Record<string, string>[] = []
  /** Values that the resource with the open value was mapped with. */
  const byOpen: string[] = []
  let calls = 0
  const valueNodes = values.map((name) => ({
    name,
    value: valueOf(name),
    param: `Z_${name.toUpperCase()}`,
    id: PROFILE,
  }))
  const nodeOf = (each: Known) => ({
    ...each,
    isExisted: true,
    entitlements: [{ id: PROFILE, parameterValue: each.value }],
  })
  const freeName = (name: string) => (known.some((each) => each.name === name) ? `${name} 2` : name)
  const propose = (binding: Binding): object[] => {
    const found = known.filter(({ value }) => value === binding.parameterValue)
    if (found.length > 0) return found.map(nodeOf)
    const name = freeName(binding.resourceName ?? binding.parameterValue)
    const description = `Gives ${name}`
    return [{ id: '', name, description, isExisted: false, entitlements: [binding] }]
  }
  const make = (binding: Binding) => {
    const { parameterValue: value, resourceName: name = '', resourceDescription } = binding
    const id = `cn=${name},o=system`
    described.push(resourceDescription)
    known.push({ id, name, value })
    made.push(name)
    return { id, name }
  }
  const valueIn = ({ id, entitlementValues: [first] = [] }: Mapping) =>
    first?.value ?? known.find((each) => each.id === id)?.value ?? ''
  const map = (mapping: Mapping) => {
    const { id } = mapping
    const { name = id } = known.find((each) => each.id === id) ?? {}
    given.add(valueIn(mapping))
    if (open?.id === id) byOpen.push(valueIn(mapping))
    sent.push(name)
    return { id, name }
  }
  const givenByOpen = () => (open ? byOpen.map((value) => ({ ...open, value })) : [])
  const handlers = [
    http.get('*/rest/catalog/drivers', () =>
      HttpResponse.json({ drivers: [{ id: ERP, name: 'ERP Driver' }], nextIndex: 0 }),
    ),
    http.post('*/rest/catalog/drivers/driver', () =>
      HttpResponse.json({
        id: ERP,
        name: 'ERP Driver',
        ...world.driver,
        entitlements: [
          { id: PROFILE, displayName: 'Profile', entitlementType: 'APP' },
          { id: GROUP, displayName: 'Group', entitlementType: 'APP' },
        ],
      }),
    ),
    http.post(VALUES, ({ request }) => {
      const { searchParams } = new URL(request.url)
      const first = Number(searchParams.get('nextIndex')) - 1
      const size = Number(searchParams.get('pageSize'))
      const page = valueNodes.slice(first, first + size)
      const next = first + size < valueNodes.length ? first + size + 1 : 0
      return HttpResponse.json({ entitlementValues: page, nextIndex: next })
    }),
    http.post<never, { entitlements: Binding[] }>(
      '*/rest/catalog/entitlements/tempResources',
      async ({ request }) => {
        const { entitlements } = await request.json()
        proposals.push(entitlements)
        return HttpResponse.json({ resources: entitlements.flatMap(propose) })
      },
    ),
    http.post<never, { entitlements: Binding[] }>(
      '*/rest/catalog/resources',
      async ({ request }) => {
        const { entitlements } = await request.json()
        calls += 1
        const isFailing = failing?.call === calls
        if (isFailing && !failing.isLost) return HttpResponse.json({}, { status: 503 })
        const succeeded = entitlements.map(make)
        if (isFailing) return HttpResponse.json({}, { status: 503 })
        return HttpResponse.json({ success: true, succeeded, failed: [] })
      },
    ),
    http.post('*/rest/catalog/resources/driverResources', ({ request }) => {
      const { searchParams } = new URL(request.url)
      sought.push(Object.fromEntries(searchParams))
      const isOpen = searchParams.get('resourceType') === 'dynamic'
      const isManaged = searchParams.get('managedBy') === 'true'
      const found = known.filter(({ managedBy = 0 }) => !isManaged || managedBy % 2 === 1)
      return HttpResponse.json({ resources: isOpen ? (open ? [open] : []) : found.map(nodeOf) })
    }),
    http.post('*/rest/catalog/roles/mappedResources/list', () =>
      HttpResponse.json({
        resources: [...givenByOpen()]
          .concat(known.filter(({ value }) => given.has(value)))
          .map(({ id, name, value }) => ({
            id,
            name,
            entityKey: `key of ${id}`,
            entitlementValues: [{ id: PROFILE, value, name: value }],
          })),
      }),
    ),
    http.post<never, { mappedResources: Mapping[] }>(
      '*/rest/catalog/roles/mappedResources',
      async ({ request }) => {
        const { mappedResources } = await request.json()
        const failed = mappedResources.filter((each) =>
          refused.map(valueOf).includes(valueIn(each)),
        )
        const succeeded = mappedResources.filter((each) => !failed.includes(each)).map(map)
        const named = failed.map(({ id }) => ({ id, name: id, reason: 'It is locked.' }))
        return HttpResponse.json({ success: failed.length === 0, succeeded, failed: named })
      },
    ),
    http.post('*/rest/catalog/roles/roleV2', () =>
      HttpResponse.json({
        roles: [{ id: ROLE, name: 'Auditor', roleLevel: { level: 10, name: 'Permission Role' } }],
      }),
    ),
    http.post('*/rest/access/requests/historylist/permission', () =>
      HttpResponse.json({ requests: [], total: 0 }),
    ),
    http.get('*/rest/access/assignments/identities', async () => {
      await world.counted
      return HttpResponse.json({ identities: people(holders), total: holders })
    }),
  ]
  return { handlers, made, described, sent, byOpen, proposals, sought }
}

function people(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    dn: `cn=p${String(at)},o=data`,
    name: `Person ${String(at)}`,
  }))
}
