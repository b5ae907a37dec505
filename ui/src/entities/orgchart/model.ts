import type { components } from '../../shared/platform/contract/schema'

type EntityNode = components['schemas']['OrgChartEntityNode']
type ChartReply = components['schemas']['OrgChartReply']

/** A relationship of the org chart, from a superior to reports. */
export interface Relation {
  key: string
  name: string
  /** Keys of the kinds, `user`. Only a relationship from a kind to itself has more than one level. */
  sourceEntity: string
  targetEntity: string
}

/** A person or entity of the chart. */
export interface ChartCard {
  dn: string
  name: string
  /** The photo in base64, without prefix. */
  photo: string | undefined
  /** The first and second line of the card: `Treasury Lead`, `Finance`. */
  lines: readonly string[]
}

/** One page of the reports of a card. */
export interface Reports {
  cards: readonly ChartCard[]
  /** The number of reports on all pages. */
  total: number
  /** Index of the first report on the next page; undefined on the last page. */
  nextIndex: number | undefined
}

/** Attributes that the card leaves out for lack of room; the quick info shows them. */
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

/** The reports of a card along the relationship of the call. Source: SPEC 7 "Org chart". */
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

/** The kind of the root, or of the cards below it. */
export function kindAt({ sourceEntity, targetEntity }: Relation, isFirst: boolean): string {
  return isFirst ? sourceEntity : targetEntity
}

/** Whether a card can have reports: below the root, only if the relationship leads back to its own kind. */
export function foldsAt({ sourceEntity, targetEntity }: Relation, isFirst: boolean): boolean {
  return isFirst || sourceEntity === targetEntity
}
