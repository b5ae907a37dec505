import { useEffect, useEffectEvent } from 'react'
import { isForBrowser } from '../../shared/platform/routing/isForBrowser'
import { useLead } from './useLead'

/**
 * Lets the router follow links to pages of the console, so that it can hold them back. One listener serves all links,
 * as a page may have hundreds.
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

/** The path of a link, if a plain press leads to a page of the console. */
function pathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || isForBrowser(event) || !(event.target instanceof Element)) {
    return undefined
  }
  const link = event.target.closest('a[href^="#/"]:not([target])')
  return link?.getAttribute('href')?.slice(1)
}
