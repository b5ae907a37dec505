import type { FormDocument } from '../workflow-form/formJson'
import type { ValueNames } from './consoleField'

/** With it the console hands over the port on which everything else is said. */
export const GREETING = 'idm-console form'

/** As long as the console takes a text that is said of a form. */
export const LONGEST_TEXT = 500

/** How the page around the form looks. */
export interface Look {
  /** For `lang`. */
  language: string
  direction: 'ltr' | 'rtl'
  theme: string
  density: string
}

export interface OpenedForm {
  form: FormDocument
  values: Readonly<Record<string, unknown>>
  isReadOnly: boolean
  look: Look
  /** By the text or the key that the renderer has for it. */
  texts: Readonly<Record<string, string>>
}

/**
 * What the form is told to do: to give its values as they are; to check all of it; to go to another step, forward only from one
 * that is right.
 */
export type Command = 'values' | 'check' | 'next' | 'back'

/** The messages from the console to the sandbox. */
export type ToSandbox =
  | ({ type: 'open' } & OpenedForm)
  | { type: 'dress'; look: Look }
  | { type: 'put'; values: Readonly<Record<string, unknown>> }
  /** What somebody chose for a field that the console asks for. */
  | { type: 'fill'; name: string; value: unknown }
  | { type: 'name'; names: ValueNames }
  | { type: 'ask'; id: number; command: Command }
  /** To the first field that is wrong. */
  | { type: 'focus' }
