/**
 * What a task from the history has in its address: that it is over, and what its list has there.
 *
 * @example overAddress('?by=team&page=2') // '?of=decided&by=team&page=2'
 */
export function overAddress(listSearch: string): string {
  return `?of=decided${listSearch.replace('?', '&')}`
}

/** The other way round. */
export function listAddress(taskSearch: string): string {
  const params = new URLSearchParams(taskSearch)
  params.delete('of')
  return params.size === 0 ? '' : `?${params.toString()}`
}
