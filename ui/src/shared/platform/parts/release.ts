/** Its name changes with whatever is in the console: config/webpack/webpack.config.mjs. */
const ENTRY = /assets\/main-\w+[.]js/

const KEY = 'reloaded-from'

/** The first file of the release that is open in this tab. */
function ownEntry(): string | undefined {
  return ENTRY.exec(document.head.innerHTML)?.[0]
}

/**
 * Asks the server whether it has another release than the one that is open. Where its answer names none, it has not.
 *
 * @throws {TypeError} Nothing reaches the server.
 */
export async function isReplaced(): Promise<boolean> {
  const answer = await fetch(document.baseURI, { cache: 'no-store' })
  const [entry] = ENTRY.exec(await answer.text()) ?? []
  return entry !== undefined && entry !== ownEntry()
}

/**
 * Whether the page may load itself anew: once from each release, so that an old page out of some cache is no loop.
 *
 * Source: docs/assumptions.md A-407.
 */
export function claimReload(): boolean {
  const own = ownEntry() ?? ''
  if (sessionStorage.getItem(KEY) === own) return false
  sessionStorage.setItem(KEY, own)
  return true
}
