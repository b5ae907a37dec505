import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { LocalizedText } from '../../shared/blocks/localized-text/localizedTexts'

type TargetSetNode = components['schemas']['TargetSetNode']
type RecipientNode = components['schemas']['RecipientNode']
type AttributeLocaleInfo = components['schemas']['AttributeLocaleInfo']

/** What teams can be for. */
export const teamDomains = ['ROLES', 'RESOURCES', 'PROVISIONING'] as const

export type TeamDomain = (typeof teamDomains)[number]

/** People for whom others act, as lists show it. */
export interface Team {
  dn: string
  /** In the reader's language. */
  name: string
  description: string
  names: readonly LocalizedText[]
  descriptions: readonly LocalizedText[]
  domains: readonly TeamDomain[]
  /** Everybody is a member. */
  hasEverybody: boolean
  /** The managers are members too. */
  hasManagers: boolean
  /** The signed-in person cannot change it. */
  isReadOnly: boolean
}

/** A team with those who make it up: items of people and groups. */
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

/** The upstream calls the members recipients and the managers requestors. */
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
