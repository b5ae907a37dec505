import { readFileSync } from 'node:fs'
import { effectOf, settingsOf, wireKeysOf, type SettingsGroup } from '../settingsGroup'
import { settingsPages } from '../settingsPages'

interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  minimum?: number
  maximum?: number
}

interface Operation {
  requestBody: { content: { 'application/json': { schema: Schema } } }
}

const { components, paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

const resolved = (schema: Schema = {}): Schema =>
  schema.$ref === undefined
    ? schema
    : (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})

/** The members of the body that the gateway takes to save a group, those of nodes within it too. */
function membersOf({ call: { read, write = read, method } }: SettingsGroup) {
  const path = Object.keys(paths).find((each) => each.endsWith(`/rest/${write}`)) ?? ''
  const operation = paths[path]?.[method.toLowerCase()]
  const { properties = {} } = resolved(operation?.requestBody.content['application/json'].schema)
  const within = Object.values(properties).map((member) => resolved(member).properties)
  return Object.assign({}, ...within, properties) as Record<string, Schema | undefined>
}

const groups = settingsPages.flatMap((page) => page.groups)

describe.each(groups.map((group) => [group.id, group] as const))('the group %s', (_id, group) => {
  const members = membersOf(group)
  const settings = settingsOf(group).filter(({ isReadOnly }) => isReadOnly !== true)

  test('has settings with the names that the gateway takes', () => {
    expect(settings.flatMap(wireKeysOf).filter((key) => !members[key])).toEqual([])
  })

  test('has numbers with the limits of the gateway', () => {
    const numbers = settings.filter(({ key }) => /integer|number/.test(members[key]?.type ?? ''))
    const limits = numbers.map(({ key, min, max }) => [key, min && Math.floor(min), max])
    expect(limits).toEqual(
      numbers.map(({ key }) => [key, members[key]?.minimum, members[key]?.maximum]),
    )
  })
})

/** Source: docs/assumptions.md A-501. */
const EFFECTS = {
  caches: 'restart',
  auditing: 'restart',
  engine: 'restart',
  delegation: 'now',
  proxy: 'now, run',
  cleanup: 'run',
  ig: 'reload',
  cprs: 'run',
  roles: 'now, reload',
  sod: 'now',
  entitlementQuery: 'now',
  displayGeneral: 'reload',
  displayTask: 'reload',
  displayRequest: 'reload',
  emailApproval: 'now, restart, run',
}

test.each(groups.map((group) => [group.id, group] as const))(
  'each setting of %s that can be changed says when a change counts',
  (id, group) => {
    const effects = settingsOf(group).flatMap((setting) => effectOf(group, setting) ?? [])
    expect([...new Set(effects)].sort().join(', ')).toBe(EFFECTS[id])
  },
)
