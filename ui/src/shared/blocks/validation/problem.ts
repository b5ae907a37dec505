import type { CustomTypeOptions } from 'i18next'
import * as v from 'valibot'

/** The key of a text under `problem` in the namespace `forms`. */
export type ProblemKey = keyof CustomTypeOptions['resources']['forms']['problem']

/** A validation error, before it is translated. */
export interface Problem {
  key: ProblemKey
  /** The values of the placeholders in the text. */
  values: Readonly<Record<string, string | number>>
}

/**
 * Writes a problem as the message of a valibot issue, which has to be a string:
 * `{"key":"atLeast","values":{"min":1}}`.
 */
export function problem(key: ProblemKey, values: Problem['values'] = {}): string {
  return JSON.stringify({ key, values } satisfies Problem)
}

/** Reads the problem from the message of a valibot issue. */
export function readProblem(message: string): Problem {
  return JSON.parse(message) as Problem
}

/** The message of the first issue of a value; undefined when the value is valid. */
export function firstProblem<Value>(
  schema: v.GenericSchema<Value, unknown>,
  value: Value,
): string | undefined {
  return v.safeParse(schema, value).issues?.[0].message
}
