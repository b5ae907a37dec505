import type { FormDocument } from '../workflow-form/formJson'
import type { ValueNames } from './consoleField'

/** The first message, with which the console passes the port for all others. */
export const GREETING = 'idm-console form'

/** The longest text that the console accepts from the sandbox, characters. */
export const LONGEST_TEXT = 500

/** Language, direction, theme and density of the page around the form. */
export interface Look {
  /** The value of the `lang` attribute. */
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
  /** Translations by the renderer's text or key. */
  texts: Readonly<Record<string, string>>
}

/**
 * A command for the form: return its values, check all fields, or go to another step. It goes forward only from a valid
 * step.
 */
export type Command = 'values' | 'check' | 'next' | 'back'

/** The messages from the console to the sandbox. */
export type ToSandbox =
  | ({ type: 'open' } & OpenedForm)
  | { type: 'dress'; look: Look }
  | { type: 'put'; values: Readonly<Record<string, unknown>> }
  /** The value that was chosen for a field of the console. */
  | { type: 'fill'; name: string; value: unknown }
  | { type: 'name'; names: ValueNames }
  | { type: 'ask'; id: number; command: Command }
  /** Focuses the first field with an error. */
  | { type: 'focus' }
