import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import {
  textIn,
  trimmed,
  type LocalizedText,
  type LocalizedTexts,
} from '../../shared/blocks/localized-text/localizedTexts'
import type { TeamDetail } from './model'

type TeamChange = components['schemas']['TeamChange']
type MemberBody = components['schemas']['MemberBody']
type TextBody = components['schemas']['AttributeLocaleInfo']

/** The fields of a team that a save writes. */
export interface TeamFields extends Pick<
  TeamDetail,
  'domains' | 'hasEverybody' | 'hasManagers' | 'members' | 'managers'
> {
  texts: LocalizedTexts<'name' | 'description'>
}

/**
 * The body that creates or changes a team; fields that are not given are left out. Plain texts are those of the default
 * language.
 */
export function toTeamBody(
  { texts, domains, hasEverybody, hasManagers, members, managers }: Partial<TeamFields>,
  defaultLocale: string,
): Omit<TeamChange, 'dn'> {
  return {
    ...(texts && textsBody(texts, defaultLocale)),
    ...(domains && { domainTypes: [...domains] }),
    ...(hasEverybody !== undefined && { allUsers: hasEverybody }),
    ...(hasManagers !== undefined && { includeManager: hasManagers }),
    ...(members && { recipients: toMembers(members) }),
    ...(managers && { requestors: toMembers(managers) }),
  }
}

/** The members for a save; the server replaces its whole list. */
export function toMembers(items: readonly PickerItem[]): MemberBody[] {
  return items.map(({ type, id }) => ({ dn: id, type: type === 'group' ? 'group' : 'user' }))
}

function textsBody({ name, description }: TeamFields['texts'], defaultLocale: string) {
  return {
    name: textIn(name, defaultLocale).trim(),
    localizedNames: trimmed(name).map(toText),
    description: textIn(description, defaultLocale).trim(),
    localizedDescriptions: trimmed(description).map(toText),
  }
}

function toText({ locale, text }: LocalizedText): TextBody {
  return { locale, value: text }
}
