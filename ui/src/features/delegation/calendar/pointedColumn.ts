import type { MouseEvent } from 'react'
import type { Columns } from './weeks'

/** The column under the pointer, within an element that spans several days. */
export function pointedColumn(
  { clientX, currentTarget }: Pick<MouseEvent<HTMLElement>, 'clientX' | 'currentTarget'>,
  { start, end }: Columns,
): number {
  const { left, right, width } = currentTarget.getBoundingClientRect()
  const isFromRight = getComputedStyle(currentTarget).direction === 'rtl'
  const share = (isFromRight ? right - clientX : clientX - left) / width
  const column = start + Math.floor(share * (end - start))
  return Math.min(Math.max(column, start), end - 1)
}
