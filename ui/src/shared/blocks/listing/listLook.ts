/** How the rows of a list are shown. */
export type ListLook = 'table' | 'cards'

/** The look that an address asks for, `?look=cards`; a table where it asks for none. */
export function readLook(params: URLSearchParams): ListLook {
  return params.get('look') === 'cards' ? 'cards' : 'table'
}

/** The same address with a look written into it; a table leaves no trace. */
export function writeLook(params: URLSearchParams, look: ListLook): URLSearchParams {
  const written = new URLSearchParams(params)
  if (look === 'cards') written.set('look', look)
  else written.delete('look')
  return written
}
