import type { components } from '../../shared/platform/contract/schema'
import { pickerTabIds, type PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import {
  textIn,
  trimmed,
  type LocalizedTexts,
} from '../../shared/blocks/localized-text/localizedTexts'

type RoleNode = components['schemas']['RoleNode']
type OwnerNode = components['schemas']['OwnerNode']
type CategoryNode = components['schemas']['CategoryNode']
type PermissionNode = Pick<
  RoleNode,
  'localizedNames' | 'localizedDescriptions' | 'categories' | 'owners'
>

/** Fields that roles and resources have in common. Source: SPEC 3 "Role"; SPEC 3 "Resource". */
export interface PermissionFields {
  texts: LocalizedTexts<'name' | 'description'>
  categories: readonly PickerItem[]
  /** Users, groups, containers and teams; the request page shows the first of them first. */
  owners: readonly PickerItem[]
}

export function readPermissionFields(node: PermissionNode): PermissionFields {
  const { localizedNames = [], localizedDescriptions = [], categories = [], owners = [] } = node
  return {
    texts: {
      name: localizedNames.map(({ locale, name }) => ({ locale, text: name })),
      description: localizedDescriptions.map(({ locale, desc }) => ({ locale, text: desc })),
    },
    categories: categories.map(readCategory),
    owners: owners.map(readOwner),
  }
}

export function readCategory({ id, name = id }: CategoryNode): PickerItem {
  return { type: 'category', id, name }
}

function readOwner({ id, name = id, type = 'user' }: OwnerNode): PickerItem {
  const known = pickerTabIds.find((each) => each === type.toLowerCase())
  return { type: known ?? 'user', id, name }
}

/** The body of these fields for a save, without spaces around texts. Plain texts are those of the default language. */
export function toPermissionBody(
  { texts, categories, owners }: PermissionFields,
  defaultLocale: string,
) {
  return {
    name: textIn(texts.name, defaultLocale).trim(),
    description: textIn(texts.description, defaultLocale).trim(),
    localizedNames: trimmed(texts.name).map(({ locale, text }) => ({ locale, name: text })),
    localizedDescriptions: trimmed(texts.description).map(({ locale, text }) => ({
      locale,
      desc: text,
    })),
    categories: categories.map(({ id, name }) => ({ id, name })),
    owners: owners.map(({ id, name, type }) => ({ id, name, type })),
  }
}
