import { isCustomised } from '../../shared/blocks/appearance/brandDefaults'
import type { components } from '../../shared/platform/contract/schema'

type ClientNode = components['schemas']['ClientNode']

type Config = Readonly<Partial<Record<SectionId, Readonly<Record<string, unknown>>>>>

/** A group of people that has settings of its own. */
export interface Client {
  id: string
  name: string
  /** LDAP filter of who belongs to it; empty for the default client. */
  condition: string
  /** Applies to everybody whom no condition matches. */
  isDefault: boolean
  isBranded: boolean
  /** As the server gave it, so that a save sends back what has no field here. */
  node: ClientNode
}

/** A condition as people write it. */
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
