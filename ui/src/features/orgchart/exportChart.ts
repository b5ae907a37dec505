import { getNodesBounds, type Node } from '@xyflow/react'
import { toPng, toSvg } from 'html-to-image'

export type PictureFormat = 'png' | 'svg'

const MARGIN = 24
/** Browsers draw no larger canvas. */
const LARGEST_SIDE = 16_000
const SHARPNESS = 2

const makers = { png: toPng, svg: toSvg }

/** The whole chart as a picture, a data URL. All of it must be drawn. */
export async function pictureOf(canvas: HTMLElement, nodes: Node[], format: PictureFormat) {
  const viewport = canvas.querySelector<HTMLElement>('.react-flow__viewport')
  if (!viewport) throw new Error('there is no chart')
  const { x, y, width, height } = getNodesBounds(nodes)
  const [fullWidth, fullHeight] = [width + 2 * MARGIN, height + 2 * MARGIN]
  return makers[format](viewport, {
    width: fullWidth,
    height: fullHeight,
    pixelRatio: Math.min(SHARPNESS, LARGEST_SIDE / Math.max(fullWidth, fullHeight)),
    skipFonts: true,
    backgroundColor: getComputedStyle(canvas).backgroundColor,
    style: { transform: `translate(${String(MARGIN - x)}px, ${String(MARGIN - y)}px)` },
  })
}
