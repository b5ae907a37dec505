import type { components } from '../../shared/platform/contract/schema'

type MenuItem = components['schemas']['MenuItem']

/** An entry of the primary navigation: a page, or a group of pages. */
export interface MenuEntry {
  /** Name of the entry, the key of its translation: `users`. */
  name: string
  /** The name from the server, shown when there is no translation. */
  serverText: string
  /** The path of the page; empty for a group. */
  path: string
  children: MenuEntry[]
}

/** The path in an address of the server's menu: `#/users` -> `/users`. */
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

/** The server's menu in its order, without entries that lead to no page. Source: docs/assumptions.md A-7. */
export function toMenu(
  items: readonly MenuItem[],
  isKnownPath: (path: string) => boolean,
): MenuEntry[] {
  return items
    .toSorted(byOrder)
    .map((item) => toEntry(item, isKnownPath))
    .filter(({ path, children }) => path !== '' || children.length > 0)
}

/** All pages of a menu, including those within groups. */
export function pagesOf(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.flatMap((entry) =>
    entry.path === '' ? pagesOf(entry.children) : [entry, ...pagesOf(entry.children)],
  )
}
