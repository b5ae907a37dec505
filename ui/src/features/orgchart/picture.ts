import { initialsOf, tintOf } from '../../shared/ui/Avatar'
import { pictureUrl } from '../../shared/ui/Picture'
import type { ChartNode, MoreNode, PersonNode } from './chartNodes'
import { CARD, SLIM } from './layout'
import type { PictureLook } from './pictureLook'
import { PERSON } from './routes'
import { svg } from './svg'

const MARGIN = 24
const NAME = { size: 13, weight: 500 }
const SMALL = { size: 12, weight: 400 }
const ROUND = 8

/** Positions of the parts of a card, px from its top corner at the start of the line. */
const PARTS = {
  card: { size: CARD, face: 36, inset: 12, middle: 32, name: 29, sub: 46, line: 82 },
  slim: { size: SLIM, face: 28, inset: 7, middle: 24, name: 21, sub: 37, line: undefined },
} as const

export interface Picture {
  nodes: readonly ChartNode[]
  threads: string
  /** -1 in languages that are written from right to left. */
  flow: 1 | -1
  look: PictureLook
  /** The text of a card that loads more nodes: "3 more". */
  moreText: (node: MoreNode) => string
}

/** The whole chart as an SVG picture, also the part that is out of view. */
export function pictureOf(picture: Picture): SVGElement {
  const { nodes, threads, look } = picture
  const [x, y, width, height] = boundsOf(nodes)
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: [x, y, width, height].join(' '),
      width,
      height,
      'font-family': look.fontFamily,
    },
    svg('rect', { x, y, width, height, fill: look.colour('--sunken') }),
    svg('path', { d: threads, fill: 'none', stroke: look.colour('--thread'), 'stroke-width': 2 }),
    ...nodes.map((node) => cardOf(node, picture)),
  )
}

function boundsOf(
  nodes: readonly ChartNode[],
): [x: number, y: number, width: number, height: number] {
  const boxes = nodes.map(({ position: { x, y }, data: { shape } }) => {
    const { width, height } = PARTS[shape].size
    return { left: x, top: y, right: x + width, bottom: y + height }
  })
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN
  const right = Math.max(...boxes.map((box) => box.right)) + MARGIN
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN
  return [left, top, right - left, bottom - top]
}

function cardOf(node: ChartNode, picture: Picture): SVGElement {
  const { x, y } = node.position
  const parts = node.type === 'more' ? moreParts(node, picture) : personParts(node, picture)
  return svg('g', { transform: `translate(${String(x)} ${String(y)})` }, ...parts)
}

function moreParts(node: MoreNode, { look, moreText }: Picture): SVGElement[] {
  const { size } = PARTS[node.data.shape]
  const middle = { x: size.width / 2, y: size.height / 2 + 4, 'text-anchor': 'middle' }
  return [
    frame(size, look, { fill: 'none', 'stroke-dasharray': '4 3' }),
    svg(
      'text',
      { ...middle, 'font-size': SMALL.size, fill: look.colour('--text-2') },
      moreText(node),
    ),
  ]
}

function frame(
  { width, height }: { width: number; height: number },
  look: PictureLook,
  more: Record<string, string>,
): SVGElement {
  const line = { fill: look.colour('--surface'), stroke: look.colour('--line-2') }
  return svg('rect', { width, height, rx: ROUND, ...line, ...more })
}

function personParts({ data }: PersonNode, picture: Picture): SVGElement[] {
  const { card, shape, isRoot, total } = data
  const { look } = picture
  const { size, face, inset, name, sub, line } = PARTS[shape]
  const start = inset + face + 10
  const [first, second] = card.lines
  const write = wordsOf(picture, size.width)
  return [
    svg('title', {}, card.name),
    frame(size, look, isRoot ? { stroke: look.colour('--accent') } : {}),
    ...faceOf(data, picture),
    ...write(card.name, { ...NAME, x: start, y: name, token: '--text' }),
    ...write(first, { ...SMALL, x: start, y: sub, token: '--text-2' }),
    ...(line === undefined
      ? []
      : write(second, { ...SMALL, x: inset, y: line, token: '--text-3' })),
    ...(shape === 'card' && total ? countOf(total, size, look) : []),
  ]
}

interface Words {
  /** px from the start of the line. */
  x: number
  y: number
  size: number
  weight: number
  token: string
}

/** Draws texts on a card in the direction of writing; text that does not fit is cut. */
function wordsOf({ flow, look }: Picture, width: number) {
  return (text: string | undefined, { x, y, size, weight, token }: Words): SVGElement[] => {
    if (text === undefined) return []
    const place = { x: flow === 1 ? x : width - x, y, 'text-anchor': flow === 1 ? 'start' : 'end' }
    const font = { 'font-size': size, 'font-weight': weight, fill: look.colour(token) }
    return [svg('text', { ...place, ...font }, look.cut(text, size, weight, width - x - 10))]
  }
}

function faceOf({ card, kind, shape }: PersonNode['data'], { flow, look }: Picture): SVGElement[] {
  const { face, inset, middle, size } = PARTS[shape]
  const tint = tintOf(card.name).slice(1)
  const x = flow === 1 ? inset : size.width - inset - face
  const box = { x, y: middle - face / 2, width: face, height: face }
  const rx = kind === PERSON ? face / 2 : ROUND
  const letters = { x: x + face / 2, y: middle + 4, 'text-anchor': 'middle', 'font-size': 11 }
  const disc = svg('rect', { ...box, rx, fill: look.colour(`--tint-${tint}`) })
  if (card.photo === undefined) {
    const fill = look.colour(`--on-tint-${tint}`)
    return [disc, svg('text', { ...letters, 'font-weight': 600, fill }, initialsOf(card.name))]
  }
  const round = { 'clip-path': `inset(0 round ${String(rx)}px)` }
  return [disc, svg('image', { ...box, ...round, href: pictureUrl(card.photo) })]
}

/** The number of children, on the lower edge of a card. */
function countOf(
  total: number,
  { width, height }: { width: number; height: number },
  look: PictureLook,
): SVGElement[] {
  const box = { x: width / 2 - 16, y: height - 11, width: 32, height: 22, rx: 11 }
  const text = { x: width / 2, y: height + 4, 'text-anchor': 'middle', 'font-size': SMALL.size }
  return [
    svg('rect', { ...box, fill: look.colour('--raised'), stroke: look.colour('--line-2') }),
    svg('text', { ...text, fill: look.colour('--text-2') }, String(total)),
  ]
}
