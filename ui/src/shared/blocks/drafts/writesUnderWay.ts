const underWay = new Set<Promise<unknown>>()

/** How long leaving a page waits for writes, milliseconds. */
const PATIENCE_MS = 1000

/** Registers a write that has to be done before the page is left. */
export function noteWrite(write: Promise<unknown>) {
  underWay.add(write)
  void write.finally(() => underWay.delete(write))
}

/** Resolves when all registered writes are done, or take too long. */
export function draftsWritten(): Promise<unknown> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return underWay.size === 0 ? Promise.resolve() : Promise.race([Promise.all(underWay), tooLong])
}
