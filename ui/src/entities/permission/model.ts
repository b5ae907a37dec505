import type { components } from '../../shared/platform/contract/schema'

type PermissionNode = components['schemas']['PermissionNode']
type PermissionDetailsNode = components['schemas']['PermissionDetailsNode']
type PermissionParamNode = components['schemas']['PermissionParamNode']
type TaskDataItemNode = components['schemas']['TaskDataItemNode']

export type RequestKind = 'role' | 'resource' | 'prd'

/** An item that can be requested: a role, a resource or a request form. */
export interface Permission {
  /** DN. */
  id: string
  kind: RequestKind
  name: string
  description: string
  categories: readonly string[]
  /** Whether it can be requested together with other items. */
  isBulk: boolean
  /** Whether a person can have it several times. */
  isMultiple: boolean
  /** DNs of the teams in whose name it can be requested; empty where the server sends none. */
  teams: readonly string[]
}

/** A question of a resource or of a workflow. */
export interface Question {
  key: string
  label: string
  kind: 'text' | 'integer' | 'boolean' | 'values'
  isMultiple: boolean
  /** The address that lists the choices. */
  source: string | undefined
  /** Without `source`: DN of the entitlement whose values are the choices. */
  entitlement?: string | undefined
  /** The values that the field has at first. */
  suggested: readonly string[]
}

export type DurationUnit = 'D' | 'M' | 'Y'

/** Source: SPEC 9 "Dates and time", expiry duration units. */
export interface Duration {
  count: number
  unit: DurationUnit
}

/** A permission with the details that the request form needs. */
export interface PermissionDetails extends Permission {
  questions: readonly Question[]
  mustExpire: boolean
  /** The default duration of an assignment. */
  lasts: Duration | undefined
  /** DN of its request form, which has the questions then. */
  formId: string | undefined
}

export const KINDS: readonly RequestKind[] = ['role', 'resource', 'prd']

export function readPermission(node: PermissionNode): Permission {
  const { id, name, desc = '', categories = [], teams = [] } = node
  return {
    id,
    kind: KINDS.find((kind) => kind === node.entityType?.toLowerCase()) ?? 'role',
    name: name ?? id,
    description: desc,
    categories,
    isBulk: node.bulkRequestable === true,
    isMultiple: node.multiAssignable === true,
    teams,
  }
}

/** Source: SPEC 3 "Resource"; upstream-api.md, `PermissionDetailsNode`. */
export function readDetails(node: PermissionDetailsNode): PermissionDetails {
  return {
    ...readPermission(node),
    questions: node.requestFormId ? [] : questionsOf(node),
    mustExpire: node.isExpirationRequired === true,
    lasts: readDuration(node.expiresAfter ?? ''),
    formId: node.requestFormId,
  }
}

function questionsOf({ permParams = [], dataItems = [] }: PermissionDetailsNode): Question[] {
  return [
    ...permParams.filter((each) => !each.hidden && !each.static).map(readParameter),
    ...dataItems.filter((each) => !each.readOnly).map(readDataItem),
  ]
}

/** Source: docs/assumptions.md A-399. */
function readParameter(node: PermissionParamNode): Question {
  const { key, displayLabel, value = '', entitlementDn } = node
  const source = sourceOf(node)
  const entitlement = source === undefined && entitlementDn ? entitlementDn : undefined
  return {
    key,
    label: displayLabel ?? key,
    kind: (source ?? entitlement) ? 'values' : kindOf(node.dataType),
    isMultiple: node.multivalue === true,
    source,
    entitlement,
    suggested: value === '' ? [] : [value],
  }
}

function sourceOf({ optionQueryUrl, codemapKey }: PermissionParamNode): string | undefined {
  if (optionQueryUrl) return optionQueryUrl
  return codemapKey ? `/rest/access/codeMap/${encodeURIComponent(codemapKey)}/values` : undefined
}

function readDataItem(node: TaskDataItemNode): Question {
  const { name, values = [], multiValued = false } = node
  return {
    key: name,
    label: name,
    kind: kindOf(node.dataType),
    isMultiple: multiValued,
    source: undefined,
    suggested: values,
  }
}

/** Source: SPEC 3 "Resource", data types of parameters. */
function kindOf(dataType = ''): Question['kind'] {
  const name = dataType.toLowerCase()
  return name === 'integer' || name === 'boolean' ? name : 'text'
}

/** Reads a duration: `90D` is 90 days. */
export function readDuration(text: string): Duration | undefined {
  const [, count, unit] = /^(\d{1,4})([DMY])$/.exec(text) ?? []
  return count && unit ? { count: Number(count), unit: unit as DurationUnit } : undefined
}
