import type { PlaceValue } from '../../entities/entitlement/model'
import type { PlanItem } from './plan'

/** The lines of a pasted text, trimmed and without duplicates. */
export function linesOf(text: string): string[] {
  const lines = text.split(/[\r\n\t]+/).map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/**
 * Matches each line with a value: by the system's spelling, by the display name, or by the bound
 * value.
 */
export function matchLines(lines: readonly string[], values: readonly PlaceValue[]): PlanItem[] {
  const known = new Map<string, PlaceValue>()
  for (const each of values.toReversed()) {
    for (const text of [each.name, each.value, each.native]) known.set(text.toLowerCase(), each)
  }
  return lines.map((line): PlanItem => {
    const found = known.get(line.toLowerCase())
    if (!found) return { value: '', name: line, native: line, isMissing: true }
    return { value: found.value, name: found.name, native: found.native }
  })
}
