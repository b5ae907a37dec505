import { useIsKnownPath, useIsOpenPath } from '../../shared/platform/routing/knownRoutes'
import { writeItem } from '../permission/address'
import type { LandingItem } from './model'

/** The path of the request page. */
const REQUESTS = '/requests'

/** The link of an item. */
export interface ItemLink {
  href: string
  /** Whether the link leaves the console. */
  isOutside: boolean
}

/** The path of an item: `#/tasks` -> `/tasks`; without an address, the page key is the path. */
function pathOf({ address, page }: LandingItem): string {
  if (address.startsWith('#/')) return address.slice(1)
  return address === '' && page !== '' ? `/${page}` : ''
}

/**
 * The link of an item; undefined when its page does not exist, or the person may not open it.
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

/** Whether an address is absolute, or a path on this host. */
function isWebAddress(address: string): boolean {
  return /^(https?:\/)?\//i.test(address)
}
