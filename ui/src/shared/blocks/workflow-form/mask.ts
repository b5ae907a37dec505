import type { FormComponent } from './formJson'

/** The input mask of a text, character by character. */
export interface Mask {
  /**
   * A text that matches, with `0` for a digit, `A` for a letter and `X` for either: `(000)
   * 000-0000`.
   */
  example: string
  pattern: RegExp
  /** The characters allowed at each position; empty when the length may differ. */
  places: readonly Place[]
}

interface Place {
  pattern: string
  sample: string
  /** Whether only one character is allowed. */
  isFixed: boolean
}

type Slots = Readonly<Record<string, readonly [pattern: string, sample: string]>>

/** Placeholders in the mask of a `textfield`. */
const TEXT_SLOTS: Slots = {
  9: [String.raw`\p{N}`, '0'],
  a: [String.raw`\p{L}`, 'A'],
  A: [String.raw`\p{Lu}`, 'A'],
  '*': [String.raw`[\p{L}\p{N}]`, 'X'],
  '&': [String.raw`[\p{Lu}\p{N}]`, 'X'],
  '#': ['[0-9A-F]', 'X'],
}

/** Placeholders in the mask of any other field. */
const SLOTS: Slots = {
  9: ['[0-9]', '0'],
  a: ['[a-z]', 'a'],
  A: ['[a-zA-Z]', 'A'],
  '*': ['[a-zA-Z0-9]', 'X'],
}

/** The default masks of Form.io. */
const USUAL: Readonly<Record<string, string>> = { phoneNumber: '(999) 999-9999' }

/**
 * Masks with alternatives, groups or open repetitions, which only the renderer of Form.io supports.
 */
const INVOLVED = /\||\)\{|\{[^}]*[*+]/

const CLOSED = /\\.|\[[^[\]]*\]/gu

const BRACKETS: Slots = { '[': ['(?:', ''], ']': [')?', ''] }

/**
 * The input mask of a field; undefined when the field accepts any text, or when only the renderer
 * supports its mask.
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

/** Whether only the renderer supports the mask. */
export function isInvolved(component: FormComponent): boolean {
  if (component.type !== 'textfield') return false
  const written = maskOf(component)
  return INVOLVED.test(written) || /[[\]]/.test(written.replaceAll(CLOSED, ''))
}

function maskOf({ type, inputMask = USUAL[type] ?? '', validate }: FormComponent): string {
  return validate?.skipMaskValidation ? '' : inputMask
}

/** Each letter of the mask is a position. */
function placesOf(written: string): Place[] {
  return Array.from(written, (letter) => placeOf(letter, SLOTS))
}

/** Text in brackets is optional; a letter after a backslash stands for itself. */
function textPlaces(written: string): Place[] {
  const letters = spelledOut(written).match(/\\?./gsu) ?? []
  return letters.map((letter) =>
    letter.length > 1
      ? placeOf(letter.slice(1), {})
      : placeOf(letter, { ...TEXT_SLOTS, ...BRACKETS }),
  )
}

/** Repeats a placeholder, `9{2,3}` -> `99[9]`. */
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

/**
 * Fills in the fixed characters of the mask, `5551` -> `(555) 1`; a text that does not match is
 * returned unchanged.
 */
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
