const FEATURES = 'popup,width=520,height=680'

/** Opens the sign-in that prolongs the session; false when the browser would not. */
export function openExtensionWindow(): boolean {
  const address = new URL('bff/extend', document.baseURI).href
  return window.open(address, 'session-extension', FEATURES) !== null
}
