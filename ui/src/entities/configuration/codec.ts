import { readQuorum, toApprovers } from '../../shared/blocks/approval/approval'
import type { SettingValue } from '../../shared/blocks/settings-form/settingField'
import { isItems, isPhrases, isTexts } from '../../shared/blocks/settings-form/settingValues'

/** A group of settings as the server gives and takes it. */
export type SettingsNode = Readonly<Record<string, unknown>>

/** Reads and writes a setting in its group; `write` keeps all other members. */
export interface Codec {
  read: (node: SettingsNode) => SettingValue
  write: (node: SettingsNode, value: SettingValue) => SettingsNode
}

/** A JSON value. The server never sends a secret; a save sends it only when it was typed. */
export function plain(key: string): Codec {
  return {
    read: (node) => node[key] as SettingValue,
    write: (node, value) => ({ ...node, [key]: value }),
  }
}

/** A number that the server keeps as text; `''` when it is not set. Source: docs/assumptions.md A-150. */
export function numberText(key: string): Codec {
  return {
    read: (node) => (node[key] === undefined || node[key] === '' ? undefined : Number(node[key])),
    write: (node, value) => ({ ...node, [key]: typeof value === 'number' ? String(value) : '' }),
  }
}

/** A switch that the server keeps as text: `"true"` or `"false"`. */
export function flagText(key: string): Codec {
  return {
    read: (node) => node[key] === 'true',
    write: (node, value) => ({ ...node, [key]: value === true ? 'true' : 'false' }),
  }
}

/** A setting in a group that is itself a member of the group. */
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

/** A list of keys in an order; `value` is the name of a key. */
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

type Texts = readonly Readonly<Record<string, string>>[]

const toTexts = (node: unknown, textKey: string) =>
  ((node ?? []) as Texts).map(({ locale = '', ...rest }) => ({ locale, text: rest[textKey] ?? '' }))

/** The texts as the server takes them; other members of those that are stored go back as they came. */
const fromTexts = (stored: unknown, phrases: SettingValue, key: string, textKey: string) =>
  (isPhrases(phrases) ? (phrases[key] ?? []) : []).map(({ locale, text }) => ({
    ...((stored ?? []) as Texts).find((each) => each.locale === locale),
    locale,
    [textKey]: text,
  }))

/** Several members of the node, each with its text in every language. */
export function phrases(...keys: readonly string[]): Codec {
  return {
    read: (node) => Object.fromEntries(keys.map((key) => [key, toTexts(node[key], 'value')])),
    write: (node, value) => ({
      ...node,
      ...Object.fromEntries(keys.map((key) => [key, fromTexts(node[key], value, key, 'value')])),
    }),
  }
}

/** The names of the levels of roles, `level10`. */
export const levelNames: Codec = {
  read: ({ roleLevels }) =>
    Object.fromEntries(
      levelsOf(roleLevels).map(({ level, localizedNames }) => [
        `level${String(level)}`,
        toTexts(localizedNames, 'name'),
      ]),
    ),
  write: (node, value) => ({
    ...node,
    roleLevels: levelsOf(node.roleLevels).map((each) => ({
      ...each,
      localizedNames: fromTexts(each.localizedNames, value, `level${String(each.level)}`, 'name'),
    })),
  }),
}

interface LevelNode {
  level: number
  localizedNames?: unknown
}

const levelsOf = (levels: unknown) => (levels ?? []) as readonly LevelNode[]

/** A number that the server keeps as `50%`; empty when it is not set. */
export function percent(key: string): Codec {
  return {
    read: ({ [key]: share }) =>
      typeof share === 'string' && share !== '' ? readQuorum(share) : undefined,
    write: (node, value) => ({
      ...node,
      [key]: typeof value === 'number' ? `${String(value)}%` : '',
    }),
  }
}

/** Approvers: people, groups and roles in the order of approval. */
export function approverList(key: string): Codec {
  const nodesOf = (node: SettingsNode) => (node[key] ?? []) as Parameters<typeof toApprovers>[0]
  return {
    read: (node) => toApprovers(nodesOf(node)),
    write: (node, value) => ({
      ...node,
      [key]: (isItems(value) ? value : []).map(({ id, name, type }, at) => ({
        ...nodesOf(node).find((each) => each.id === id),
        ...{ id, name, type, sequence: at + 1 },
      })),
    }),
  }
}
