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

/** What of a team is written. */
export interface TeamFields extends Pick<
  TeamDetail,
  'domains' | 'hasEverybody' | 'hasManagers' | 'members' | 'managers'
> {
  texts: LocalizedTexts<'name' | 'description'>
}

/**
 * The body of a creation or a change; what is not given is not mentioned. The plain texts are those of the default
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

/** The upstream replaces the whole list by this one. */
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
