import type { FormComponent } from '../workflow-form/formJson'

/** The type that these fields have in the sandbox. */
export const CONSOLE_FIELD = 'ofTheConsole'

const TYPES = new Set([
  ...['tags', 'file', 'signature', 'dn_display'],
  ...['dynamic_entity', 'permission_requestDN', 'dnquery', 'tree'],
])

/**
 * Whether the renderer has no field for it, or none that may read what it offers: the sandbox shows its value, and the
 * console asks for it.
 *
 * Source: docs/decisions/0042-scripts-of-forms-run-in-a-sandbox.md.
 */
export function isConsoleField({ type, dataSrc }: FormComponent): boolean {
  return TYPES.has(type) || dataSrc === 'url' || dataSrc === 'resource'
}

/** What values stand for, by the place of the field and the value: `{ 'rows.person': { 'cn=ann,o=data': 'Ann Lee' } }`. */
export type ValueNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A field, whichever row of a grid it stands in: `rows.0.person` -> `rows.person`. */
export function placeOf(name: string): string {
  return name.replaceAll(/\.\d+(?=\.)/g, '')
}
