import * as v from 'valibot'
import { LONGEST_TEXT } from './protocol'

const LONGEST_MESSAGE = 2 ** 20
const MOST_ACTIONS = 50

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))

const state = {
  values: v.record(v.string(), v.unknown()),
  /** The present step of a wizard; the first is 1. */
  step: v.pipe(count, v.minValue(1)),
  steps: v.pipe(count, v.minValue(1)),
  /** The number of fields with errors. */
  wrong: count,
  /** Whether a person changed a value. */
  isTouched: v.boolean(),
  /** The actions that the form does not offer now. */
  hidden: v.pipe(v.array(text), v.maxLength(MOST_ACTIONS)),
  /** The error of a script; empty when none failed. */
  problem: text,
}

const messages = v.variant('type', [
  v.strictObject({ type: v.literal('state'), ...state }),
  v.strictObject({ type: v.literal('answer'), id: count, isRight: v.boolean(), ...state }),
  v.strictObject({ type: v.literal('height'), height: count }),
  v.strictObject({ type: v.literal('link'), address: v.pipe(text, v.regex(/^(https?|mailto):/)) }),
  /** A person wants to fill in a field of the console, `rows.0.person`. */
  v.strictObject({ type: v.literal('choose'), name: text }),
  /** A person pressed or typed something. */
  v.strictObject({ type: v.literal('activity') }),
  v.strictObject({ type: v.literal('broken'), problem: text }),
])

/** A message from the sandbox. A script may have forged it. */
export type FromSandbox = v.InferOutput<typeof messages>

export type FormState = Omit<Extract<FromSandbox, { type: 'state' }>, 'type'>

export type Answer = Omit<Extract<FromSandbox, { type: 'answer' }>, 'type'>

/** Reads a message of the sandbox, which is JSON; undefined for anything invalid. */
export function readMessage(data: unknown): FromSandbox | undefined {
  if (typeof data !== 'string' || data.length > LONGEST_MESSAGE) return undefined
  const { success, output } = v.safeParse(messages, parsed(data))
  return success ? output : undefined
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
