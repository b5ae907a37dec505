import { useLocation } from 'react-router-dom'

const PAGE = '/orgchart/'

/**
 * The DN that the address names; undefined when it names nobody.
 *
 * Read from the path itself: the router turns a `%2F` inside a parameter into a slash, and both may stand in a DN.
 */
export function useChartRoot(): string | undefined {
  const { pathname } = useLocation()
  const encoded = pathname.startsWith(PAGE) ? pathname.slice(PAGE.length) : ''
  return encoded === '' ? undefined : decode(encoded)
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
