import type { CustomTypeOptions } from 'i18next'
import * as v from 'valibot'

/** A text under `problem` of the namespace `forms`. */
export type ProblemKey = keyof CustomTypeOptions['resources']['forms']['problem']

/** A validation error, before it is translated. */
export interface Problem {
  key: ProblemKey
  /** The values of the placeholders in the text. */
  values: Readonly<Record<string, string | number>>
}

/** A problem as the message of a valibot issue, which has to be a string: `{"key":"atLeast","values":{"min":1}}`. */
export function problem(key: ProblemKey, values: Problem['values'] = {}): string {
  return JSON.stringify({ key, values } satisfies Problem)
}

/** The way back. */
export function readProblem(message: string): Problem {
  return JSON.parse(message) as Problem
}

/** The first thing that is wrong with a value; undefined when nothing is. */
export function firstProblem<Value>(
  schema: v.GenericSchema<Value, unknown>,
  value: Value,
): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message
}
