/**
 * Makes cookies empty: the renderer looks for its token in them, but a page without an origin may
 * not read cookies.
 */
export function leaveNoCookies() {
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
}
