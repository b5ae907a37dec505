import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isForBrowser } from '../../shared/routing/isForBrowser'

/**
 * Follows links to pages of this application, which the router may hold back, and tells each page where somebody comes from
 * (see `BackLink`). One for all links: hundreds may be on a page.
 */
export function useInnerLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = pathOf(event)
      if (path === undefined) return
      event.preventDefault()
      void navigate(path, { state: { from: window.location.hash.slice(1) } })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

/** Where a plain press on a link leads within the application. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || isForBrowser(event) || !(event.target instanceof Element)) {
    return undefined
  }
  const link = event.target.closest('a[href^="#/"]:not([target])')
  return link?.getAttribute('href')?.slice(1)
}
