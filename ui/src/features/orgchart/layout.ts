/** Sizes of the cards and gaps of a chart, px. */
export const CARD = { width: 220, height: 96 } as const
export const SLIM = { width: 202, height: 48 } as const
const GAP = 12
const LEVEL_GAP = 56
/** The indent of reports that hang below each other, from the edge of their manager. */
const INDENT = CARD.width - SLIM.width
const HANG_GAP = 20
const SLIM_GAP = 6

/** A node of the chart, or the card that loads more nodes. */
export interface Branch {
  /** The path of nodes from the root: a person may stand below two others, and has two ids then. */
  id: string
  /** The node, or the parent of the nodes that are not loaded yet. */
  dn: string
  isMore: boolean
  /** The children; empty while the branch is closed. */
  branches: readonly Branch[]
}

/** The form of a node: `slim` nodes hang below each other. */
export type Shape = 'card' | 'slim'

/** The position of a node: its top corner at the start of the line, px from that of the root. */
export interface Place extends Pick<Branch, 'id' | 'dn' | 'isMore'> {
  shape: Shape
  x: number
  y: number
  parent: string | undefined
}

/**
 * The positions of all nodes. Children stand side by side as soon as one of them is open; otherwise they hang below
 * each other, which keeps the chart narrow.
 *
 * `x` grows from left to right; for languages that are written from right to left the caller mirrors it.
 */
export function placesOf(root: Branch): Place[] {
  return place(root, 0, 0, 'card', undefined)
}

function place(
  branch: Branch,
  start: number,
  y: number,
  shape: Shape,
  parent: string | undefined,
): Place[] {
  const x = shape === 'slim' ? start : start + (widthOf(branch) - CARD.width) / 2
  const { id, dn, isMore } = branch
  const own: Place = { id, dn, isMore, shape, x, y, parent }
  if (shape === 'slim') return [own]
  const below = hangs(branch)
    ? placeHanging(branch, x + INDENT, y)
    : placeInRow(branch, start, y + CARD.height + LEVEL_GAP)
  return [own, ...below]
}

function placeHanging({ id, branches }: Branch, x: number, y: number): Place[] {
  const first = y + CARD.height + HANG_GAP
  return branches.flatMap((branch, index) =>
    place(branch, x, first + index * (SLIM.height + SLIM_GAP), 'slim', id),
  )
}

function placeInRow({ id, branches }: Branch, start: number, y: number): Place[] {
  let x = start
  return branches.flatMap((branch) => {
    const placed = place(branch, x, y, 'card', id)
    x += widthOf(branch) + GAP
    return placed
  })
}

/** Whether the children of a branch hang below each other: none of them is open. */
function hangs({ branches }: Branch): boolean {
  return branches.every((branch) => branch.branches.length === 0)
}

function widthOf(branch: Branch): number {
  if (hangs(branch)) return CARD.width
  const widths = branch.branches.map(widthOf)
  return widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1)
}
