/** Source: docs/assumptions.md A-405. */
const MOST_AT_ONCE = 100

/** As many at once as a call may take before the gateway gives up. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MOST_AT_ONCE) }, (_, part) =>
    items.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
  )
}
