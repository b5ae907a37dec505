import { isCustomised } from '../../shared/blocks/appearance/brandDefaults'
import type { components } from '../../shared/platform/contract/schema'

type ClientNode = components['schemas']['ClientNode']

type Config = Readonly<Partial<Record<SectionId, Readonly<Record<string, unknown>>>>>

/** A client: a group of people with settings of their own. */
export interface Client {
  id: string
  name: string
  /** LDAP filter for its people; empty for the default client. */
  condition: string
  /** Whether it is the default client, for people who match no condition. */
  isDefault: boolean
  isBranded: boolean
  /** The node as it was loaded: a save sends its other members back unchanged. */
  node: ClientNode
}

/** An example of a condition, for the hint of the field. */
export const CONDITION_EXAMPLE = '(&(ou=Finance)(!(title=Trainee)))'

export function readClient(node: ClientNode): Client {
  const { id, name, matchCondition = '', isDefault = false } = node
  const { branding = {} } = JSON.parse(node.config) as Config
  return {
    id,
    name,
    condition: matchCondition,
    isDefault,
    isBranded: isCustomised(branding),
    node,
  }
}

/**
 * The sections of a client's settings, each with the path of its calls.
 *
 * Source: SPEC 3 "Client settings".
 */
export const SECTION_PATHS = {
  access: 'access',
  customization: 'custom',
  branding: 'branding',
  helpdesk: 'helpdesk',
  dashboardAccess: 'dashboard',
} as const

export type SectionId = keyof typeof SECTION_PATHS

/** A section of one client. */
export interface ClientSection {
  clientId: string
  section: SectionId
}
