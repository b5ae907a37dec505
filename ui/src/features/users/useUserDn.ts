import { useLocation } from 'react-router-dom'
import { toUsers } from './routes'

/**
 * The DN that the address names.
 *
 * Read from the path itself: the router turns a `%2F` inside a parameter into a slash, and both may stand in a DN.
 */
export function useUserDn(): string {
  return readUserDn(useLocation().pathname)
}

/** `/users/cn%3Disolberg%2Co%3Ddata` -> `cn=isolberg,o=data`; what is no percent-encoding is taken as it stands. */
export function readUserDn(pathname: string): string {
  const encoded = pathname.slice(toUsers().length + 1)
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
