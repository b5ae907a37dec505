/** How the rows of a list are shown. */
export type ListLook = 'table' | 'cards'

/** The look that an address asks for, `?look=cards`; a table where it asks for none. */
export function readLook(params: URLSearchParams): ListLook {
  return params.get('look') === 'cards' ? 'cards' : 'table'
}

/** Writes the look of a list into an address; the table is the default and is not written. */
export function writeLook(params: URLSearchParams, look: ListLook): URLSearchParams {
  const written = new URLSearchParams(params)
  if (look === 'cards') written.set('look', look)
  else written.delete('look')
  return written
}
