/** A way to look at a list that somebody gave a name. */
export interface SavedView {
  name: string
  /** The search part of the address, without the page: `q=ann&sort=-Department`. */
  search: string
  /** The list opens with it. */
  isDefault: boolean
}

/**
 * The views in a preference, one in each entry: `{"name": "My team", "search": "q=ann", "isDefault": false}`.
 *
 * What is no view is left out.
 */
export function readViews(columns: readonly string[]): SavedView[] {
  return columns.flatMap((column) => parse(column) ?? [])
}

export function writeViews(views: readonly SavedView[]): string[] {
  return views.map((view) => JSON.stringify(view))
}

/** The address of a list without what changes from page to page. */
export function viewOf(params: URLSearchParams): string {
  const search = new URLSearchParams(params)
  search.delete('page')
  search.sort()
  return search.toString()
}

/** Adds a view. It replaces a view of the same name; as the default it takes the place of another default. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const others = views
    .filter(({ name }) => name !== view.name)
    .map((other) => ({ ...other, isDefault: other.isDefault && !view.isDefault }))
  return [...others, view].sort((a, b) => a.name.localeCompare(b.name))
}

function parse(column: string): SavedView | undefined {
  try {
    const read: unknown = JSON.parse(column)
    return isView(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isView(read: unknown): read is SavedView {
  if (typeof read !== 'object' || read === null) return false
  const { name, search, isDefault } = read as Partial<SavedView>
  return typeof name === 'string' && typeof search === 'string' && typeof isDefault === 'boolean'
}
