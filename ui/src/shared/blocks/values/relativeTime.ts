const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** Rules from the shortest span on; a rule with a unit shows a number. */
const RULES = [
  { under: 45 * SECOND, words: 'lessThanMinute' },
  { under: 90 * SECOND, words: 'aboutMinute' },
  { under: HOUR, words: 'minutes', unit: MINUTE },
  { under: DAY, words: 'hours', unit: HOUR },
  { under: 2 * DAY, words: 'day' },
  { under: 30 * DAY, words: 'days', unit: DAY },
  { under: 45 * DAY, words: 'aboutMonth' },
  { under: YEAR, words: 'months', unit: MONTH },
  { under: 1.5 * YEAR, words: 'aboutYear' },
] as const

const YEARS = { under: Infinity, words: 'years', unit: YEAR } as const

type Rule = (typeof RULES)[number] | typeof YEARS

interface RelativeTime {
  direction: 'past' | 'future'
  words: Rule['words']
  /** The number of units in the text; 1 when the text has no number. */
  count: number
}

/**
 * The distance of a time from now; both in milliseconds since 1970.
 *
 * Source: SPEC 9 "Dates and time", relative time rules; docs/assumptions.md A-215.
 */
export function relativeTime(at: number, now: number): RelativeTime {
  const span = Math.abs(at - now)
  const rule = RULES.find(({ under }) => span < under) ?? YEARS
  return { direction: at > now ? 'future' : 'past', words: rule.words, count: countOf(rule, span) }
}

/** The rounded number of units, but never so large that it reaches the next rule. */
function countOf(rule: Rule, span: number): number {
  if (!('unit' in rule)) return 1
  return Math.min(Math.round(span / rule.unit), Math.ceil(rule.under / rule.unit) - 1)
}
