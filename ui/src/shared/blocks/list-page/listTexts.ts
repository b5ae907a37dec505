import type { CustomTypeOptions } from 'i18next'
import type { ListTexts } from '../data-table/list'

type Resources = CustomTypeOptions['resources']

/** The keys under which the texts of a list stand. */
export const LIST_KEYS = {
  title: 'title',
  search: 'search',
  searchHint: 'searchHint',
  failed: 'listFailed',
  none: 'none',
  tooMany: 'tooMany',
} as const

/** Its placeholder is `[[search]]`. */
export const NO_MATCH_KEY = 'noMatch'

type UsualTexts = Record<(typeof LIST_KEYS)[keyof typeof LIST_KEYS] | typeof NO_MATCH_KEY, string>

/** The place of a list's texts in a namespace: its top, or one of its nodes. */
type NodesOf<Ns extends keyof Resources> =
  | (Resources[Ns] extends UsualTexts ? undefined : never)
  | {
      [Key in keyof Resources[Ns]]: Resources[Ns][Key] extends UsualTexts ? Key : never
    }[keyof Resources[Ns]]

/** A namespace with the texts of at least one list. */
export type ListNamespace = {
  [Ns in keyof Resources]: [NodesOf<Ns>] extends [never] ? never : Ns
}[keyof Resources]

/** The node with the texts of a list, `members`; undefined if they are at the top. */
export type ListKeyPrefix<Ns extends ListNamespace> = NodesOf<Ns>

/** Texts of a list that replace the usual ones. */
export type OwnTexts = Partial<ListTexts & { fileName: string }>
