import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { isPhrases, isPicture, isTexts } from '../../shared/blocks/settings-form/settingValues'
import { cnOf } from '../../shared/blocks/values/dn'
import type { Codec, SettingsNode } from '../configuration/codec'

/** One setting of a section: `{"key", "sectionKey", "value"}`. Source: docs/assumptions.md A-3. */
type Setting = Readonly<Record<string, unknown>>

const settingOf = (section: SettingsNode, key: string) => (section[key] ?? {}) as Setting

const withPart = (section: SettingsNode, key: string, part: Setting): SettingsNode => ({
  ...section,
  [key]: { ...settingOf(section, key), ...part },
})

/** A text, a number or a flag, in the member `part` of the setting. */
export function value(key: string, part = 'value'): Codec {
  return {
    read: (section) => settingOf(section, key)[part] as ReturnType<Codec['read']>,
    write: (section, entered) => withPart(section, key, { [part]: entered }),
  }
}

type ByLocale = Readonly<Record<string, string>>

const toTexts = (byLocale: ByLocale) =>
  Object.entries(byLocale).map(([locale, text]) => ({ locale, text }))

/** A text for each language, `{"en": "…", "ar": "…"}`. */
export function texts(key: string): Codec {
  return {
    read: (section) => ({ [key]: toTexts((settingOf(section, key).value ?? {}) as ByLocale) }),
    write: (section, entered) => {
      const written = isPhrases(entered) ? (entered[key] ?? []) : []
      const byLocale = Object.fromEntries(written.map(({ locale, text }) => [locale, text]))
      return withPart(section, key, { value: byLocale })
    },
  }
}

type Link = Readonly<Record<string, string>>
const LINK_PARTS = ['label', 'link'] as const

/** A link for each language, `{"en": {"label", "link"}}`; what else a link has stays. */
export function links(key: string): Codec {
  const linksOf = (section: SettingsNode) =>
    (settingOf(section, key).value ?? {}) as Readonly<Record<string, Link>>
  const partOf = (found: Readonly<Record<string, Link>>, part: string) =>
    Object.entries(found).map(([locale, link]) => ({ locale, text: link[part] ?? '' }))
  return {
    read: (section) =>
      Object.fromEntries(LINK_PARTS.map((part) => [part, partOf(linksOf(section), part)])),
    write: (section, entered) => {
      const written = isPhrases(entered) ? entered : {}
      const known = linksOf(section)
      const locales = LINK_PARTS.flatMap((part) => (written[part] ?? []).map((text) => text.locale))
      const textOf = (part: string, locale: string) =>
        written[part]?.find((each) => each.locale === locale)?.text ?? ''
      const linkIn = (locale: string) => ({
        ...known[locale],
        ...Object.fromEntries(LINK_PARTS.map((part) => [part, textOf(part, locale)])),
      })
      const byLocale = Object.fromEntries(locales.map((locale) => [locale, linkIn(locale)]))
      return withPart(section, key, { value: byLocale })
    },
  }
}

interface Keyed {
  key: string
  value?: unknown
}

/** Attributes in an order, `[{"key", "displayLabel"}]`; a new attribute gets the label of `labelOf`. */
export function attributes(key: string, labelOf: (attribute: string) => string): Codec {
  const listOf = (section: SettingsNode) => (settingOf(section, key).value ?? []) as Keyed[]
  return {
    read: (section) => listOf(section).map((attribute) => attribute.key),
    write: (section, entered) => {
      const known = new Map(listOf(section).map((attribute) => [attribute.key, attribute]))
      const chosen = isTexts(entered) ? entered : []
      return withPart(section, key, {
        value: chosen.map((id) => known.get(id) ?? { key: id, displayLabel: labelOf(id) }),
      })
    },
  }
}

/**
 * Selected names: a list of names, or a list of flags that are true; written in the shape that was read. Source:
 * docs/assumptions.md A-551.
 */
export function choices(key: string): Codec {
  const listOf = (section: SettingsNode) =>
    (settingOf(section, key).value ?? []) as (string | Keyed)[]
  const nameOf = (entry: string | Keyed) =>
    (typeof entry === 'string' ? entry : entry.key).toUpperCase()
  return {
    read: (section) =>
      listOf(section)
        .filter((entry) => typeof entry === 'string' || entry.value === true)
        .map(nameOf),
    write: (section, entered) => {
      const chosen = isTexts(entered) ? entered : []
      const flags = listOf(section).filter((entry) => typeof entry !== 'string')
      const value =
        flags.length > 0
          ? flags.map((flag) => ({ ...flag, value: chosen.includes(nameOf(flag)) }))
          : chosen
      return withPart(section, key, { value })
    },
  }
}

/** Telephone numbers, `{"attributeValues": [{"$": "…"}]}`. */
export function numbers(key: string): Codec {
  const listOf = (section: SettingsNode) =>
    (settingOf(section, key).attributeValues ?? []) as { $: string }[]
  return {
    read: (section) => listOf(section).map(({ $ }) => $),
    write: (section, entered) => {
      const typed = isTexts(entered) ? entered : []
      const known = listOf(section)
      return withPart(section, key, {
        attributeValues: typed.map(
          (number) => known.find(({ $ }) => $ === number) ?? { '@type': 'xs:string', $: number },
        ),
      })
    },
  }
}

/** A picture with the name of its file, `{"value": "data:image/png;base64,…", "name"}`. */
export function picture(key: string): Codec {
  return {
    read: (section) => {
      const { value: data, name } = settingOf(section, key)
      const textOf = (text: unknown) => (typeof text === 'string' ? text : '')
      return { data: textOf(data), fileName: textOf(name) }
    },
    write: (section, entered) => {
      const { data, fileName } = isPicture(entered) ? entered : { data: '', fileName: '' }
      return withPart(section, key, { value: data, name: fileName })
    },
  }
}

const TRUSTEE_TYPES = ['user', 'group', 'role', 'container'] as const

interface TrusteeNode {
  dn: string
  type: string
}

/** The trustees of a page or a tile, `[{"dn", "type"}]`. Source: docs/assumptions.md A-158. */
export function trustees(key: string) {
  const listOf = (section: SettingsNode) => (settingOf(section, key).value ?? []) as TrusteeNode[]
  return {
    read: (section: SettingsNode): PickerItem[] =>
      listOf(section).map(({ dn, type }) => ({
        type: TRUSTEE_TYPES.find((known) => known === type.toLowerCase()) ?? 'user',
        id: dn,
        name: cnOf(dn),
      })),
    write: (section: SettingsNode, items: readonly PickerItem[]): SettingsNode => {
      const known = listOf(section)
      const nodeOf = ({ id, type }: PickerItem) =>
        known.find((each) => each.dn === id && each.type.toLowerCase() === type)
      return withPart(section, key, {
        value: items.map((item) => nodeOf(item) ?? { dn: item.id, type: item.type }),
      })
    },
  }
}
