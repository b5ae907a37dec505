import { useLocation } from 'react-router-dom'

/**
 * The DN in the address of a page below `/users`; empty when there is none. A rest such as `/edit` is left out. It is
 * read from the path itself: the router would turn `%2F` in a parameter into a slash, and a DN may have both.
 */
export function useNamedDn(page: string): string {
  return readNamedDn(useLocation().pathname, page)
}

/** The DN in a path: `/users/cn%3Disolberg%2Co%3Ddata` -> `cn=isolberg,o=data`; invalid percent-encoding is kept as it is. */
export function readNamedDn(pathname: string, page: string): string {
  const [encoded = ''] = pathname.slice(page.length + 1).split('/')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
