import { useIsKnownPath, useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { writeItem } from '../permission/address'
import type { LandingItem } from './model'

/** Where permissions are asked for. */
const REQUESTS = '/requests'

/** Where an item leads. */
export interface ItemLink {
  href: string
  /** Out of this application. */
  isOutside: boolean
}

/** `#/tasks` -> `/tasks`; the page alone stands for its path. */
function pathOf({ address, page }: LandingItem): string {
  if (address.startsWith('#/')) return address.slice(1)
  return address === '' && page !== '' ? `/${page}` : ''
}

/**
 * Where an item leads; undefined when that page is not there, or stays closed to the person.
 *
 * Source: docs/assumptions.md A-310.
 */
export function useItemLink(): (item: LandingItem) => ItemLink | undefined {
  const isKnownPath = useIsKnownPath()
  const isOpenPath = useIsOpenPath()
  return (item) => {
    if (item.permission) {
      const { dn: id, type: kind } = item.permission
      return isOpenPath(REQUESTS) ? inside(`${REQUESTS}?${writeItem({ id, kind })}`) : undefined
    }
    const path = pathOf(item)
    if (path !== '') return isKnownPath(path) ? inside(path) : undefined
    return isWebAddress(item.address) ? { href: item.address, isOutside: true } : undefined
  }
}

function inside(href: string): ItemLink {
  return { href, isOutside: false }
}

/** A whole address, or one on this host. */
function isWebAddress(address: string): boolean {
  return /^(https?:\/)?\//i.test(address)
}
