const DAY_MS = 86_400_000

/**
 * Whether a computation is so old that it needs a review before publishing. Source:
 * docs/assumptions.md A-573.
 */
export const isOld = (at: number) => Date.now() - at > DAY_MS
