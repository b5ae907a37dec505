/**
 * The page sizes a list offers, ascending.
 *
 * @param options - comma list of the display settings, `"5,10,25,50"`.
 * @param standard - rows per page where nobody chose; always on offer.
 *
 * Source: SPEC 3 "Global display settings"; docs/assumptions.md A-19.
 */
export function offeredPageSizes(options: string, standard: number): number[] {
  const sizes = options.split(',').map(Number)
  return [...new Set([...sizes, standard])]
    .filter((size) => Number.isInteger(size) && size > 0)
    .sort((a, b) => a - b)
}

/**
 * The page size to use: the person's own if it is on offer, the standard one otherwise.
 *
 * Source: SPEC 5 "Search and paging".
 */
export function chosenPageSize(
  own: number | undefined,
  offered: number[],
  standard: number,
): number {
  return own !== undefined && offered.includes(own) ? own : standard
}
