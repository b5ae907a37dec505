import SignaturePad from 'signature_pad'

/** The size of the text in a signature, as a share of its height and width. */
const LETTERS = 0.4
const LINE = 0.9

/** The picture of a signature, `data:image/png;base64,…`; empty without a signature. */
export type Signature = string

export interface Paper {
  /** Shows a signature that was made before. */
  show: (signature: Signature) => void
  /** Replaces the signature with a written name. */
  write: (name: string) => Signature
  close: () => void
}

/**
 * Lets a person sign on a canvas, in the colors of the canvas. The size of the picture does not
 * depend on the displayed size.
 *
 * @param hear - gets the signature after each stroke.
 */
export function openPaper(canvas: HTMLCanvasElement, hear: (signature: Signature) => void): Paper {
  const { color: ink, backgroundColor } = getComputedStyle(canvas)
  const pad = new SignaturePad(canvas, { penColor: ink, backgroundColor })
  const context = contextOf(canvas)
  let isWritten = false
  // The library's own `clear` would forget the stroke that has just begun.
  const clear = () => {
    isWritten = false
    context.resetTransform()
    context.fillStyle = backgroundColor
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  pad.addEventListener('beginStroke', () => {
    if (isWritten) clear()
    const { width, height } = canvas.getBoundingClientRect()
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0)
  })
  pad.addEventListener('endStroke', () => hear(pad.toDataURL()))
  return {
    show: (signature) => {
      clear()
      if (signature !== '') put(context, signature)
    },
    write: (name) => {
      clear()
      if (name.trim() === '') return ''
      isWritten = true
      letter(context, name.trim(), ink)
      return pad.toDataURL()
    },
    close: () => pad.off(),
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  return context
}

function put(context: CanvasRenderingContext2D, signature: Signature) {
  const picture = new Image()
  picture.onload = () => {
    const { canvas } = context
    const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height)
    context.drawImage(picture, 0, 0, picture.width * scale, picture.height * scale)
  }
  picture.src = signature
}

function letter(context: CanvasRenderingContext2D, name: string, ink: string) {
  const { width, height } = context.canvas
  Object.assign(context, {
    font: `italic ${String(height * LETTERS)}px cursive`,
    fillStyle: ink,
    textAlign: 'center',
    textBaseline: 'middle',
  })
  context.fillText(name, width / 2, height / 2, width * LINE)
}
