import * as v from 'valibot'
import { LONGEST_TEXT } from './protocol'

const LONGEST_MESSAGE = 2 ** 20
const MOST_ACTIONS = 50

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT))

const state = {
  values: v.record(v.string(), v.unknown()),
  /** Where the person is in a wizard, from 1. */
  step: v.pipe(count, v.minValue(1)),
  steps: v.pipe(count, v.minValue(1)),
  /** How many fields are told to be wrong. */
  wrong: count,
  /** A person changed something. */
  isTouched: v.boolean(),
  /** Which of its actions the form does not offer now. */
  hidden: v.pipe(v.array(text), v.maxLength(MOST_ACTIONS)),
  /** Why a script failed; empty where none did. */
  problem: text,
}

const messages = v.variant('type', [
  v.strictObject({ type: v.literal('state'), ...state }),
  v.strictObject({ type: v.literal('answer'), id: count, isRight: v.boolean(), ...state }),
  v.strictObject({ type: v.literal('height'), height: count }),
  v.strictObject({ type: v.literal('link'), address: v.pipe(text, v.regex(/^(https?|mailto):/)) }),
  /** Somebody wants to fill in a field that the console asks for, `rows.0.person`. */
  v.strictObject({ type: v.literal('choose'), name: text }),
  /** Somebody pressed or typed something. */
  v.strictObject({ type: v.literal('activity') }),
  v.strictObject({ type: v.literal('broken'), problem: text }),
])

/** What the sandbox says to the console: a program of somebody else may have made it up. */
export type FromSandbox = v.InferOutput<typeof messages>

export type FormState = Omit<Extract<FromSandbox, { type: 'state' }>, 'type'>

export type Answer = Omit<Extract<FromSandbox, { type: 'answer' }>, 'type'>

/** A message of the sandbox, which comes as JSON; undefined for everything else. */
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
