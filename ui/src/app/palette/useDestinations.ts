import { useMemo } from 'react'
import { useFilter } from 'react-aria-components/Autocomplete'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { isOpenInProxyMode } from '../proxy-mode/proxyPages'
import { readRecent } from './recent'
import { sources } from './sources'
import type { Destination, DestinationKind } from './destination'
import { useFindings } from './useFindings'
import { usePageAccess } from './usePageAccess'
import { usePages } from './usePages'

export interface Section {
  id: DestinationKind | 'recent'
  destinations: Destination[]
}

/**
 * The results for a text: pages at once, then the records that the server finds. Without a text: recent results and all
 * pages.
 *
 * @param query - trimmed.
 */
export function useDestinations(query: string) {
  const { user } = useBootstrap()
  const { isKnown, routes, mayGo } = usePageAccess()
  const asked = useMemo(
    () => (isKnown ? sources.filter(({ path }) => mayGo(path)) : []),
    [isKnown, mayGo],
  )
  const { states, retry } = useFindings(query, asked)
  const { contains } = useFilter({ sensitivity: 'base' })
  const pages = usePages(routes).filter(({ title }) => contains(title, query))
  const found = states.map(({ source, data }) => ({
    id: source.kind,
    destinations: data?.destinations ?? [],
  }))
  const isProxy = useProxiedUser() !== null
  const recent = (query === '' ? readRecent(user.dn) : []).filter(
    ({ path }) => !isProxy || isOpenInProxyMode(path),
  )
  const sections: Section[] = [
    { id: 'recent', destinations: recent },
    { id: 'page', destinations: pages },
    ...found,
  ]
  return {
    sections: sections.filter(({ destinations }) => destinations.length > 0),
    states,
    retry,
  }
}
