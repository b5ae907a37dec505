import { textOfSvg } from './svg'

export type PictureFormat = 'png' | 'svg'

/** The largest side of a canvas that browsers can draw, px. */
const LARGEST_SIDE = 16_000
const SHARPNESS = 2

/** Writes a drawing to a PNG or SVG file. */
export async function fileOf(drawing: SVGElement, format: PictureFormat): Promise<Blob> {
  const content = textOfSvg(drawing)
  if (format === 'svg') return new Blob([content], { type: 'image/svg+xml' })
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(content)}`
  await image.decode()
  return pngOf(image)
}

function pngOf(image: HTMLImageElement): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(SHARPNESS, LARGEST_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
