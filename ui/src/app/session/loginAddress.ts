/**
 * Where to sign in so that one comes back to the page that is open now.
 *
 * @param loginUrl relative to the document, `bff/login`.
 * @param hash the hash of the address, `#/users?q=ann`; empty when the application was just opened.
 */
export function loginAddress(loginUrl: string, hash: string): string {
  const route = hash.startsWith('#/') ? hash : '#/'
  return `${loginUrl}?${new URLSearchParams({ return: route }).toString()}`
}
