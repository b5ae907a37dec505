import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { LocalizedText } from '../../shared/blocks/localized-text/localizedTexts'

type TargetSetNode = components['schemas']['TargetSetNode']
type RecipientNode = components['schemas']['RecipientNode']
type AttributeLocaleInfo = components['schemas']['AttributeLocaleInfo']

/** The domains of teams. */
export const teamDomains = ['ROLES', 'RESOURCES', 'PROVISIONING'] as const

export type TeamDomain = (typeof teamDomains)[number]

/** A team in a list. */
export interface Team {
  dn: string
  /** The name in the language of the person. */
  name: string
  description: string
  names: readonly LocalizedText[]
  descriptions: readonly LocalizedText[]
  domains: readonly TeamDomain[]
  /** Whether all people are members. */
  hasEverybody: boolean
  /** Whether the managers are members too. */
  hasManagers: boolean
  /** Whether the signed-in person may not change it. */
  isReadOnly: boolean
}

/** A team with its members and managers: people and groups. */
export interface TeamDetail extends Team {
  members: readonly PickerItem[]
  managers: readonly PickerItem[]
}

/** Source: SPEC 3 "Other entities". */
export function readTeam(node: TargetSetNode): Team {
  const { dn, name = dn, description = '', domainTypes = [] } = node
  return {
    dn,
    name,
    description,
    names: readTexts(node.localizedNames),
    descriptions: readTexts(node.localizedDescriptions),
    domains: teamDomains.filter((domain) => domainTypes.includes(domain)),
    hasEverybody: node.allUsers === true,
    hasManagers: node.includeManager === true,
    isReadOnly: node.readOnly === true,
  }
}

/** Reads a team; the server names the members "recipients" and the managers "requestors". */
export function readTeamDetail(node: TargetSetNode): TeamDetail {
  return {
    ...readTeam(node),
    members: (node.recipients ?? []).map(readPart),
    managers: (node.requestors ?? []).map(readPart),
  }
}

function readTexts(texts: AttributeLocaleInfo[] = []): LocalizedText[] {
  return texts.map(({ locale, value }) => ({ locale, text: value }))
}

function readPart({ dn, name = dn, type }: RecipientNode): PickerItem {
  return { type: type === 'group' ? 'group' : 'user', id: dn, name }
}
