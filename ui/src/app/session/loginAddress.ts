/**
 * The address of the sign-in that returns to the present page.
 *
 * @param loginUrl - relative to the document, `bff/login`.
 * @param hash - hash of the address, `#/users?q=ann`; empty when the application was just opened.
 */
export function loginAddress(loginUrl: string, hash: string): string {
  const route = hash.startsWith('#/') ? hash : '#/'
  return `${loginUrl}?${new URLSearchParams({ return: route }).toString()}`
}
