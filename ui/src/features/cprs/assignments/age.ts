const DAY_MS = 86_400_000

/** A computation is too old to publish without a look. Source: docs/assumptions.md A-573. */
export const isOld = (at: number) => Date.now() - at > DAY_MS
