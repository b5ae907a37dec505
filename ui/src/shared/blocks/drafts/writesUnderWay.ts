const underWay = new Set<Promise<unknown>>()

/** A page that is left waits no longer than this. */
const PATIENCE_MS = 1000

/** Notes a write that should be done before the page is left. */
export function noteWrite(write: Promise<unknown>) {
  underWay.add(write)
  void write.finally(() => underWay.delete(write))
}

/** Resolves when what is being kept on the device is kept, or has taken too long. */
export function draftsWritten(): Promise<unknown> {
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return underWay.size === 0 ? Promise.resolve() : Promise.race([Promise.all(underWay), tooLong])
}
