/** A saved view of a list: a name and a state. */
export interface SavedView {
  name: string
  /** The query of the address, without the page: `q=ann&sort=-Department`. */
  search: string
  /** Whether the list opens with this view. */
  isDefault: boolean
}

/**
 * The views in a preference, one in each entry: `{"name": "My team", "search": "q=ann", "isDefault": false}`. Invalid
 * entries are left out.
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

/** Adds a view. It replaces a view with the same name; a new default view replaces the former one. */
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
