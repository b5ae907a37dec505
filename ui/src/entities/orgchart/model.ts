import type { components } from '../../shared/platform/contract/schema'

type EntityNode = components['schemas']['OrgChartEntityNode']
type ChartReply = components['schemas']['OrgChartReply']

/** A relationship along which charts go down. */
export interface Relation {
  key: string
  name: string
  /** Kinds of things, `user`: charts of more than one level lead from a kind to itself. */
  sourceEntity: string
  targetEntity: string
}

/** Somebody or something in a chart. */
export interface ChartCard {
  dn: string
  name: string
  /** base64 without prefix. */
  photo: string | undefined
  /** The first and second line of its card: `Treasury Lead`, `Finance`. */
  lines: readonly string[]
}

/** One page of what is below a card. */
export interface Reports {
  cards: readonly ChartCard[]
  /** The number of people on all pages together. */
  total: number
  /** Where the next page begins; undefined after the last one. */
  nextIndex: number | undefined
}

/** Ways to write or call to somebody: quick info has them, a card has no room. */
const CONTACTS = new Set(['Email', 'TelephoneNumber'])
const LINES = 2

export function readCard({
  entityKey,
  fullName,
  image,
  primaryAttributes = [],
}: EntityNode): ChartCard {
  const name = fullName ?? entityKey
  const lines = primaryAttributes
    .filter(({ key, value = '' }) => !CONTACTS.has(key) && value !== '' && !name.includes(value))
    .map(({ value = '' }) => value)
  return { dn: entityKey, name, photo: image, lines: lines.slice(0, LINES) }
}

/** What is below a card along the one relationship that was asked for. Source: SPEC 7 "Org chart". */
export function readReports({ targets }: ChartReply): Reports {
  const [target] = targets
  const cards = (target?.orgChartEntityNodes ?? []).map(readCard)
  const nextIndex = target?.nextIndex ?? 0
  return {
    cards,
    total: target?.total ?? cards.length,
    nextIndex: nextIndex > 0 ? nextIndex : undefined,
  }
}

/** What kind of thing stands at the beginning of a chart, and what below it. */
export function kindAt({ sourceEntity, targetEntity }: Relation, isFirst: boolean): string {
  return isFirst ? sourceEntity : targetEntity
}

/** Whether anything can be below: beyond the first only where a relationship leads back to its own kind. */
export function foldsAt({ sourceEntity, targetEntity }: Relation, isFirst: boolean): boolean {
  return isFirst || sourceEntity === targetEntity
}
