import type { ComponentData, FormComponent, SourceParameter } from './formJson'

/** A kind of permission. */
export type RequestableKind = 'role' | 'resource' | 'prd'

/** The source from which the options of a field are loaded. */
export type FieldSource =
  /** Entities of a kind, such as `user`, with the attributes that distinguish them. */
  | { from: 'things'; kind: string; shown: readonly string[] }
  | { from: 'permissions'; kind: RequestableKind }
  /** A stored query that administrators have defined, with its parameters. */
  | { from: 'question'; key: string; parameters: readonly SourceParameter[] }
  | { from: 'containers'; of: RequestableKind | { dn: string } | { level: number } }
  | ListSource

/** A list call of the identity applications. */
export interface ListSource {
  from: 'list'
  /** The path below `rest`, `catalog/roles/listV2`. */
  path: string
  params: Readonly<Record<string, string>>
  /** The parameter for the search text; without it the whole list is loaded. */
  search: string | undefined
  /** The property of the reply that has the items, `roles`. */
  items: string
  /** The property of an item that is the value, `id`. */
  value: string
  /** The properties of an item that are shown, `['name']`. */
  shown: readonly string[]
}

/** Lists that a form may load: those of the catalog with items to choose from. */
const LISTS = new Set([
  'access/entities/list',
  'access/users/list',
  'catalog/prds',
  'catalog/resourceCategories',
  'catalog/resources',
  'catalog/resources/list',
  'catalog/resources/listV2',
  'catalog/roleCategories',
  'catalog/roles',
  'catalog/roles/list',
  'catalog/roles/listV2',
  'catalog/sods',
  'catalog/users',
])

const CONTAINERS = 'access/containers/'

const KINDS: readonly RequestableKind[] = ['role', 'resource', 'prd']

/**
 * The source of a field's options; undefined when the console does not load from there.
 *
 * Source: docs/assumptions.md A-336.
 */
export function readSource(component: FormComponent): FieldSource | undefined {
  return sources[component.type]?.(component)
}

const sources: Readonly<Record<string, (component: FormComponent) => FieldSource | undefined>> = {
  dynamic_entity: readThings,
  dn_display: readThings,
  permission_requestDN: ({ permission_request_type: wanted = 'role' }) => {
    const kind = KINDS.find((each) => each === wanted)
    return kind && { from: 'permissions', kind }
  },
  dnquery: ({ queryKey, parameters = [] }) =>
    queryKey ? { from: 'question', key: queryKey, parameters } : undefined,
  tree: ({ dataSrc, data = {}, body }) =>
    dataSrc === 'url' ? readContainers(data.url, body) : undefined,
  select: (component) => (component.dataSrc === 'url' ? readList(component) : undefined),
}

function readThings({ entityKey, displayAttr = [] }: FormComponent): FieldSource | undefined {
  return entityKey ? { from: 'things', kind: entityKey, shown: displayAttr } : undefined
}

function readContainers(
  url: string | undefined,
  body: FormComponent['body'],
): FieldSource | undefined {
  const path = pathBelowRest(url)?.path
  if (!path?.startsWith(CONTAINERS)) return undefined
  const name = path.slice(CONTAINERS.length)
  const kind = KINDS.find((each) => each === name)
  if (kind) return { from: 'containers', of: kind }
  if (name !== 'container') return undefined
  if (body?.dn) return { from: 'containers', of: { dn: body.dn } }
  return body?.level ? { from: 'containers', of: { level: Number(body.level) } } : undefined
}

function readList(component: FormComponent): ListSource | undefined {
  const { data = {}, selectValues = '', valueProperty = '', searchField } = component
  const address = pathBelowRest(data.url)
  const shown = readTemplate(component.template)
  if (!address || !LISTS.has(address.path) || hasHeaders(data)) return undefined
  if (valueProperty === '' || shown.length === 0) return undefined
  return {
    from: 'list',
    path: address.path,
    params: paramsOf(address.query, component),
    search: searchField === '' ? undefined : searchField,
    items: selectValues,
    value: valueProperty,
    shown,
  }
}

function paramsOf(query: string, { filter = '', limit = MOST }: FormComponent) {
  const given = [...new URLSearchParams(query), ...new URLSearchParams(filter)]
  return { size: String(limit), ...Object.fromEntries(given) }
}

const MOST = 100

function hasHeaders({ headers = [] }: ComponentData): boolean {
  return headers.some(({ key }) => Boolean(key))
}

/**
 * Splits `/IDMProv/rest/catalog/roles?q=a` into path and query below `rest`; undefined for other
 * servers, and for addresses with placeholders.
 */
function pathBelowRest(url = ''): { path: string; query: string } | undefined {
  const match = /^(?:\/[\w-]+)?\/rest\/([\w/]+)(?:\?([^{}]*))?$/.exec(url)
  return match ? { path: match[1] ?? '', query: match[2] ?? '' } : undefined
}

/**
 * The properties that a template shows, `<span>{{ item.name }} ({{ item.id }})</span>` -> `['name',
 * 'id']`; empty when the template does more.
 */
export function readTemplate(template = ''): string[] {
  const expressions = [...template.matchAll(/\{\{(.*?)\}\}/g)].map(([, inner = '']) => inner.trim())
  const names = expressions.map((each) => /^item\.([\w.]+)$/.exec(each)?.[1])
  const known = names.filter((name) => name !== undefined)
  return known.length === expressions.length && !template.includes('{%') ? known : []
}
