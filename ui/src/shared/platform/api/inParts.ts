/** Source: docs/assumptions.md A-405. */
const MOST_AT_ONCE = 100

/** The most records in one call, so that it ends before the gateway's timeout. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MOST_AT_ONCE) }, (_, part) =>
    items.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
  )
}
