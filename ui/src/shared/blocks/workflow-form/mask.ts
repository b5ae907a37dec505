import type { FormComponent } from './formJson'

/** The input mask of a text, character by character. */
export interface Mask {
  /** A text that fits, with `0` for a digit, `A` for a letter and `X` for either: `(000) 000-0000`. */
  example: string
  pattern: RegExp
  /** What may stand at each place; none where a text may be longer or shorter. */
  places: readonly Place[]
}

interface Place {
  pattern: string
  sample: string
  /** Whether nothing else may stand there. */
  isFixed: boolean
}

type Slots = Readonly<Record<string, readonly [pattern: string, sample: string]>>

/** In a `textfield`. */
const TEXT_SLOTS: Slots = {
  9: [String.raw`\p{N}`, '0'],
  a: [String.raw`\p{L}`, 'A'],
  A: [String.raw`\p{Lu}`, 'A'],
  '*': [String.raw`[\p{L}\p{N}]`, 'X'],
  '&': [String.raw`[\p{Lu}\p{N}]`, 'X'],
  '#': ['[0-9A-F]', 'X'],
}

/** In every other field. */
const SLOTS: Slots = {
  9: ['[0-9]', '0'],
  a: ['[a-z]', 'a'],
  A: ['[a-zA-Z]', 'A'],
  '*': ['[a-zA-Z0-9]', 'X'],
}

/** The mask of Form.io for forms without their own. */
const USUAL: Readonly<Record<string, string>> = { phoneNumber: '(999) 999-9999' }

/** One of several, groups, and however many: only the renderer of Form.io follows. */
const INVOLVED = /\||\)\{|\{[^}]*[*+]/

const CLOSED = /\\.|\[[^[\]]*\]/gu

const BRACKETS: Slots = { '[': ['(?:', ''], ']': [')?', ''] }

/**
 * The input mask of a field; undefined when it accepts any text, or when its rule is more than a mask.
 *
 * Source: docs/assumptions.md A-434.
 */
export function readMask(component: FormComponent): Mask | undefined {
  const written = maskOf(component)
  if (written === '' || isInvolved(component)) return undefined
  const places = component.type === 'textfield' ? textPlaces(written) : placesOf(written)
  return {
    example: places.map(({ sample }) => sample).join(''),
    pattern: new RegExp(`^${places.map(({ pattern }) => pattern).join('')}$`, 'u'),
    places: places.every(({ sample }) => sample !== '') ? places : [],
  }
}

/** Whether a mask is more than places. */
export function isInvolved(component: FormComponent): boolean {
  if (component.type !== 'textfield') return false
  const written = maskOf(component)
  return INVOLVED.test(written) || /[[\]]/.test(written.replaceAll(CLOSED, ''))
}

function maskOf({ type, inputMask = USUAL[type] ?? '', validate }: FormComponent): string {
  return validate?.skipMaskValidation ? '' : inputMask
}

/** Every letter is a place. */
function placesOf(written: string): Place[] {
  return Array.from(written, (letter) => placeOf(letter, SLOTS))
}

/** What is in brackets may be left out; a backslash takes a letter as it is. */
function textPlaces(written: string): Place[] {
  const letters = spelledOut(written).match(/\\?./gsu) ?? []
  return letters.map((letter) =>
    letter.length > 1
      ? placeOf(letter.slice(1), {})
      : placeOf(letter, { ...TEXT_SLOTS, ...BRACKETS }),
  )
}

/** `9{2,3}` -> `99[9]` */
function spelledOut(written: string): string {
  return written.replaceAll(
    /(\\?.)\{(\d+)(?:,(\d+))?\}/gu,
    (_all, one: string, least: string, most = least) =>
      one.repeat(Number(least)) + `[${one}]`.repeat(Number(most) - Number(least)),
  )
}

function placeOf(letter: string, slots: Slots): Place {
  const slot = slots[letter]
  if (!slot) return { pattern: literal(letter), sample: letter, isFixed: true }
  const [pattern, sample] = slot
  return { pattern, sample, isFixed: false }
}

function literal(letter: string): string {
  return letter.replace(/[$()*+./?[\\\]^{|}]/, String.raw`\$&`)
}

/** A text with what stands between its letters, `5551` -> `(555) 1`; as it was typed where it does not fit. */
export function filledIn({ places }: Mask, typed: string): string {
  const left = Array.from(typed)
  let text = ''
  for (const { pattern, sample, isFixed } of places) {
    const [next] = left
    if (next === undefined) return text
    const fits = new RegExp(`^${pattern}$`, 'u').test(next)
    if (!fits && !isFixed) return typed
    text += fits ? next : sample
    if (fits) left.shift()
  }
  return left.length > 0 ? typed : text
}
