import { useLocation } from 'react-router-dom'

/**
 * The DN that the address names below a page, `/users`; empty when it names none. What follows it, `/edit`, is left out.
 *
 * Read from the path itself: the router turns a `%2F` inside a parameter into a slash, and both may stand in a DN.
 */
export function useNamedDn(page: string): string {
  return readNamedDn(useLocation().pathname, page)
}

/** `/users/cn%3Disolberg%2Co%3Ddata` -> `cn=isolberg,o=data`; what is no percent-encoding is taken as it stands. */
export function readNamedDn(pathname: string, page: string): string {
  const [encoded = ''] = pathname.slice(page.length + 1).split('/')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
