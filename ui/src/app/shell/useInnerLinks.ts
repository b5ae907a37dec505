import { useEffect, useEffectEvent } from 'react'
import { isForBrowser } from '../../shared/platform/routing/isForBrowser'
import { useLead } from './useLead'

/**
 * Follows links to pages of this application, which the router may hold back. One for all links: hundreds may be on a page.
 */
export function useInnerLinks() {
  const lead = useLead()
  const follow = useEffectEvent((event: MouseEvent) => {
    const path = pathOf(event)
    if (path === undefined) return
    event.preventDefault()
    lead(path)
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}

/** Where a plain press on a link leads within the application. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || isForBrowser(event) || !(event.target instanceof Element)) {
    return undefined
  }
  const link = event.target.closest('a[href^="#/"]:not([target])')
  return link?.getAttribute('href')?.slice(1)
}
