import { http, HttpResponse } from 'msw'
import type { components } from '../shared/platform/contract/schema'
import { atUpstream } from './addresses'
import { fakePreferences } from './fakePreferences'

type DefinitionNode = components['schemas']['EntityDefinitionNode']
type AttributeNode = components['schemas']['AttributeNode']
type ObjectNode = components['schemas']['EntityObjectNode']
type ObjectListNode = components['schemas']['EntityObjectListNode']

/** The body of a call to `entities/item`. */
interface Sent {
  method: string
  body: unknown
}

interface ItemBody {
  key: string
  dn?: string
  attributes: { key: string; attributeValues: string[] }[]
}

export const LIST = atUpstream('access/entities/list')
export const ITEM = atUpstream('access/entities/item')
export const DEFINITIONS = atUpstream('access/entities/definitions')
export const SCHEMA = atUpstream('access/entities/schema')

const looked = { isEditable: true, isSearchable: true, isSortable: true, dataType: 'String' }

/** The attributes of the kind "department": one of every data type. */
const departmentAttributes: AttributeNode[] = [
  { ...looked, key: 'Name', displayLabel: 'Name', isRequired: true, isEditable: false },
  { ...looked, key: 'Description', displayLabel: 'Description' },
  {
    key: 'Head',
    displayLabel: 'Head',
    dataType: 'DN',
    lookupEntity: 'user',
    lookupAttributes: [{ key: 'LastName', displayLabel: 'Last name' }],
    isRequired: true,
    isEditable: true,
  },
  {
    ...looked,
    key: 'CostCentre',
    displayLabel: 'Cost centre',
    controlType: 'GlobalList',
    choiceList: [
      { key: '4100', value: 'Cost centre 4100' },
      { key: '4200', value: 'Cost centre 4200' },
    ],
  },
  { key: 'Positions', displayLabel: 'Positions', dataType: 'Integer', isEditable: true },
  { ...looked, key: 'Recruits', displayLabel: 'Recruits', dataType: 'Boolean' },
  {
    key: 'Sites',
    displayLabel: 'Sites',
    dataType: 'DN',
    lookupEntity: 'location',
    lookupAttributes: [
      { key: 'Name', displayLabel: 'Name' },
      { key: 'Town', displayLabel: 'Town' },
    ],
    isMultivalued: true,
    isEditable: true,
  },
  { key: 'Founded', displayLabel: 'Founded', dataType: 'Time', isEditable: true },
  { ...looked, key: 'Email', displayLabel: 'Email', formatType: 'email' },
  {
    ...looked,
    key: 'TelephoneNumber',
    displayLabel: 'Telephone',
    formatType: 'phone',
    isMultivalued: true,
  },
  { key: 'Archive', displayLabel: 'Archive', dataType: 'DN', isEditable: true },
]

const may = { isViewable: true, isCreatable: true, isEditable: true, isRemovable: true }

export const departments: DefinitionNode = {
  ...may,
  key: 'department',
  editKey: 'department-edit',
  display: 'Departments',
  dn: 'ou=departments,o=data',
  namingAttribute: 'Name',
  attributes: departmentAttributes,
}

/** A kind of entity that people may only read: containers. */
export const containers: DefinitionNode = {
  ...departments,
  isCreatable: false,
  isEditable: false,
  isRemovable: false,
  key: 'organizationalUnit',
  display: 'Containers',
  attributes: departmentAttributes.slice(0, 1).map((each) => ({ ...each, isEditable: false })),
}

export const dnOf = (name: string) => `cn=${name},ou=departments,o=data`

export const HEAD = { $: 'cn=aokafor,ou=users,o=data', value: 'Amara Okafor' }

/** A department with values: `department('IT', { Positions: ['12'] })`. */
export function department(
  name: string,
  values: Record<string, AttributeNode['attributeValues']> = {},
): ObjectNode {
  const given: typeof values = { Name: [{ $: name }], Head: [HEAD], ...values }
  return {
    dn: dnOf(name),
    entityDisplayValue: name,
    attributes: departmentAttributes.map((attribute) => {
      const attributeValues = given[attribute.key]
      return attributeValues ? { ...attribute, attributeValues } : attribute
    }),
  }
}

export const fault = (code: string, text: string) =>
  HttpResponse.json(
    { Fault: { Code: { Value: 'Sender', Subcode: { Value: code } }, Reason: { Text: text } } },
    { status: 489 },
  )

/** A directory with these entities of every kind; `asked` records the queries of lists, `sent` the writes. */
export function fakeEntities(things: ObjectNode[], kinds: DefinitionNode[] = [departments]) {
  const asked: Record<string, string>[] = []
  const sent: Sent[] = []
  let left = things
  const preferences = fakePreferences()
  const handlers = [
    ...preferences.handlers,
    http.get(DEFINITIONS, ({ request }) =>
      isOfClient(request)
        ? HttpResponse.json({ entityDefinitions: kinds, total: kinds.length })
        : undefined,
    ),
    http.get(SCHEMA, () =>
      HttpResponse.json({
        primaryAttributes: [{ key: 'Name' }, { key: 'Description' }, { key: 'Head' }],
        secondaryttributes: [{ key: 'CostCentre' }, { key: 'Positions' }, { key: 'Recruits' }],
        otherAttributes: [{ key: 'Sites' }],
      }),
    ),
    http.get(atUpstream('access/relationships/list'), () =>
      HttpResponse.json({
        relationships: [
          relation('department2departments', 'Units', 'department'),
          relation('user2users', 'Reports', 'user'),
        ],
      }),
    ),
    http.get(LIST, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      asked.push(query)
      return HttpResponse.json(pageOf(left, query))
    }),
    http.post<never, ItemBody>(ITEM, async ({ request }) => {
      if (!isOfClient(request)) return undefined
      const body = await request.json()
      sent.push({ method: 'POST', body })
      const [name = ''] = body.attributes.find(({ key }) => key === 'Name')?.attributeValues ?? []
      left = [...left, department(name)]
      return HttpResponse.json({ dn: dnOf(name), conatiner: 'ou=departments,o=data' })
    }),
    http.put<never, ItemBody>(ITEM, async ({ request }) => {
      if (!isOfClient(request)) return undefined
      const body = await request.json()
      sent.push({ method: 'PUT', body })
      left = left.map((thing) => (thing.dn === body.dn ? changed(thing, body) : thing))
      return HttpResponse.json({ key: body.key, dn: body.dn })
    }),
    http.delete<never, { items: { dn: string }[] }>(ITEM, async ({ request }) => {
      if (!isOfClient(request)) return undefined
      const body = await request.json()
      sent.push({ method: 'DELETE', body })
      const gone = new Set(body.items.map(({ dn }) => dn))
      left = left.filter(({ dn }) => !gone.has(dn))
      const succeeded = [...gone].map((id) => ({ id }))
      return HttpResponse.json({ success: true, succeeded, failed: [] })
    }),
  ]
  /** Changes an entity as if somebody else did. */
  const meanwhile = (change: (before: ObjectNode[]) => ObjectNode[]) => {
    left = change(left)
  }
  return { asked, sent, handlers, kept: preferences.kept, meanwhile }
}

/** Other calls about kinds and things stay without an answer. */
function isOfClient(request: Request) {
  return new URL(request.url).searchParams.get('clientId') === '1'
}

function relation(key: string, displayName: string, kind: string) {
  return { key, displayName, sourceEntityKey: kind, targetEntityKey: kind }
}

function pageOf(things: ObjectNode[], query: Record<string, string>): ObjectListNode {
  const { q = '*', nextIndex = '1', size = '10', entityDN } = query
  const found = things
    .filter(({ dn }) => entityDN === undefined || dn === entityDN)
    .filter(({ entityDisplayValue }) => q === '*' || entityDisplayValue?.includes(q))
  const first = Number(nextIndex) - 1
  const after = first + Number(size)
  return {
    entityList: found.slice(first, after),
    totalCount: found.length,
    hasMore: after < found.length,
  }
}

function changed(thing: ObjectNode, { attributes }: ItemBody): ObjectNode {
  const given = new Map(attributes.map(({ key, attributeValues }) => [key, attributeValues]))
  return {
    ...thing,
    attributes: (thing.attributes ?? []).map((attribute) => {
      const values = given.get(attribute.key)
      return values ? { ...attribute, attributeValues: values.map(($) => ({ $ })) } : attribute
    }),
  }
}
