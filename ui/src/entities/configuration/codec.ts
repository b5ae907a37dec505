import { readQuorum, toApprovers } from '../../shared/blocks/approval/approval'
import type { SettingValue } from '../../shared/blocks/settings-form/settingField'
import { isItems, isPhrases, isTexts } from '../../shared/blocks/settings-form/settingValues'

/** A group of settings as the server gives and takes it. */
export type SettingsNode = Readonly<Record<string, unknown>>

/** How a setting stands in its group; `write` leaves everything else as it came. */
export interface Codec {
  read: (node: SettingsNode) => SettingValue
  write: (node: SettingsNode, value: SettingValue) => SettingsNode
}

/** A value of JSON. A secret never comes, and goes only when it was typed. */
export function plain(key: string): Codec {
  return {
    read: (node) => node[key] as SettingValue,
    write: (node, value) => ({ ...node, [key]: value }),
  }
}

/** A number as a text; `''` is one that is not set. Source: docs/assumptions.md A-150. */
export function numberText(key: string): Codec {
  return {
    read: (node) => (node[key] === undefined || node[key] === '' ? undefined : Number(node[key])),
    write: (node, value) => ({ ...node, [key]: value === undefined ? '' : String(value) }),
  }
}

/** `"true"` or `"false"`. */
export function flagText(key: string): Codec {
  return {
    read: (node) => node[key] === 'true',
    write: (node, value) => ({ ...node, [key]: value === true ? 'true' : 'false' }),
  }
}

/** A setting of a group within the group. */
export function within(outer: string, inner: Codec): Codec {
  const nodeOf = (node: SettingsNode) => (node[outer] ?? {}) as SettingsNode
  return {
    read: (node) => inner.read(nodeOf(node)),
    write: (node, value) => ({ ...node, [outer]: inner.write(nodeOf(node), value) }),
  }
}

interface Named {
  key: string
  value?: string
}

/** Keys in an order; `value` is what they are called. */
export function keyList(key: string): Codec {
  const listOf = (node: SettingsNode) => (node[key] ?? []) as readonly Named[]
  return {
    read: (node) => listOf(node).map((each) => each.key),
    write: (node, value) => {
      const known = [...((node.allColumns ?? []) as readonly Named[]), ...listOf(node)]
      const keys = isTexts(value) ? value : []
      return {
        ...node,
        [key]: keys.map((id) => known.find((each) => each.key === id) ?? { key: id }),
      }
    },
  }
}

/** A text in each language, which stands under `textKey`. */
export function phraseList(key: string, textKey: 'value' | 'name' = 'value'): Codec {
  return {
    read: (node) => {
      const texts = (node[key] ?? []) as readonly Readonly<Record<string, string>>[]
      return {
        text: texts.map(({ locale = '', ...rest }) => ({ locale, text: rest[textKey] ?? '' })),
      }
    },
    write: (node, value) => {
      const texts = isPhrases(value) ? value.text : []
      return { ...node, [key]: texts.map(({ locale, text }) => ({ locale, [textKey]: text })) }
    },
  }
}

/** The names of one of the three levels of roles. */
export function levelNames(level: number): Codec {
  const { read, write } = phraseList('localizedNames', 'name')
  const levelsOf = (node: SettingsNode) => (node.roleLevels ?? []) as readonly SettingsNode[]
  return {
    read: (node) => read(levelsOf(node).find((each) => each.level === level) ?? {}),
    write: (node, value) => ({
      ...node,
      roleLevels: levelsOf(node).map((each) => (each.level === level ? write(each, value) : each)),
    }),
  }
}

/** `50%`; empty is none. */
export function percent(key: string): Codec {
  return {
    read: (node) => (node[key] ? readQuorum(String(node[key])) : undefined),
    write: (node, value) => ({ ...node, [key]: value === undefined ? '' : `${Number(value)}%` }),
  }
}

/** People, groups and roles in the order in which they approve. */
export function approverList(key: string): Codec {
  return {
    read: (node) => toApprovers((node[key] ?? []) as Parameters<typeof toApprovers>[0]),
    write: (node, value) => {
      const items = isItems(value) ? value : []
      return {
        ...node,
        [key]: items.map(({ id, name, type }, at) => ({ id, name, type, sequence: at + 1 })),
      }
    },
  }
}
