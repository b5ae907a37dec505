/** The renderer looks for a token of its own in cookies, which are refused to a page without an origin: it finds none. */
export function leaveNoCookies() {
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
}
