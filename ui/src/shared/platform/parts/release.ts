/**
 * Matches the first file of a release, whose name changes with every change of the console:
 * config/webpack/webpack.config.mjs.
 */
const ENTRY = /assets\/main-\w+[.]js/

const KEY = 'reloaded-from'

/** The first file of the release in this tab. */
function ownEntry(): string | undefined {
  return ENTRY.exec(document.head.innerHTML)?.[0]
}

/**
 * Asks the server whether it has another release than this tab; false if its reply names none.
 *
 * @throws {TypeError} when the server cannot be reached.
 */
export async function isReplaced(): Promise<boolean> {
  const answer = await fetch(document.baseURI, { cache: 'no-store' })
  const [entry] = ENTRY.exec(await answer.text()) ?? []
  return entry !== undefined && entry !== ownEntry()
}

/**
 * Whether the page may reload itself: once for each release, so that an old page from a cache cannot loop. Source:
 * docs/assumptions.md A-407.
 */
export function claimReload(): boolean {
  const own = ownEntry() ?? ''
  if (sessionStorage.getItem(KEY) === own) return false
  sessionStorage.setItem(KEY, own)
  return true
}
