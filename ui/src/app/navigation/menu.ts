import type { components } from '../../shared/platform/contract/schema'

type MenuItem = components['schemas']['MenuItem']

/** An entry of the primary navigation: a page, or a group of pages. */
export interface MenuEntry {
  /** Name to translate by, `users`. */
  name: string
  /** The name from the server, shown when there is no translation. */
  serverText: string
  /** Empty for a group. */
  path: string
  children: MenuEntry[]
}

/** `#/users` -> `/users`. */
export function toPath(context: string | undefined): string {
  return context?.startsWith('#/') ? context.slice(1) : ''
}

function byOrder(one: MenuItem, other: MenuItem): number {
  return Number(one.menuOrder ?? 0) - Number(other.menuOrder ?? 0)
}

function toEntry(item: MenuItem, isKnownPath: (path: string) => boolean): MenuEntry {
  const path = toPath(item.context)
  return {
    name: item.mapName,
    serverText: item.menuName,
    path: isKnownPath(path) ? path : '',
    children: toMenu(item.subMenuList ?? [], isKnownPath),
  }
}

/** The server's menu in its order, without what leads nowhere. Source: docs/assumptions.md A-7. */
export function toMenu(
  items: readonly MenuItem[],
  isKnownPath: (path: string) => boolean,
): MenuEntry[] {
  return items
    .toSorted(byOrder)
    .map((item) => toEntry(item, isKnownPath))
    .filter(({ path, children }) => path !== '' || children.length > 0)
}

/** Every page of a menu, groups opened. */
export function pagesOf(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.flatMap((entry) =>
    entry.path === '' ? pagesOf(entry.children) : [entry, ...pagesOf(entry.children)],
  )
}
