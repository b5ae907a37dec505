/**
 * The query of a completed task's address: `of=decided`, then the query of its list.
 *
 * @example overAddress('?by=team&page=2') // '?of=decided&by=team&page=2'
 */
export function overAddress(listSearch: string): string {
  return `?of=decided${listSearch.replace('?', '&')}`
}

/** The query of the list from that of a completed task: the reverse of `overAddress`. */
export function listAddress(taskSearch: string): string {
  const params = new URLSearchParams(taskSearch)
  params.delete('of')
  return params.size === 0 ? '' : `?${params.toString()}`
}
