import type { FormComponent } from '../workflow-form/formJson'

/** The type that fields of the console have in the sandbox. */
export const CONSOLE_FIELD = 'ofTheConsole'

const TYPES = new Set([
  ...['tags', 'file', 'signature', 'dn_display'],
  ...['dynamic_entity', 'permission_requestDN', 'dnquery', 'tree'],
])

/**
 * Whether the console asks for a field: the renderer of the sandbox has no control for it, or may not load its choices.
 * The sandbox shows only the value.
 *
 * Source: docs/decisions/0042-scripts-of-forms-run-in-a-sandbox.md.
 */
export function isConsoleField({ type, dataSrc }: FormComponent): boolean {
  return TYPES.has(type) || dataSrc === 'url' || dataSrc === 'resource'
}

/** Names of values, by field and value: `{ 'rows.person': { 'cn=ann,o=data': 'Ann Lee' } }`. */
export type ValueNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The name of a field without the row of its grid: `rows.0.person` -> `rows.person`. */
export function placeOf(name: string): string {
  return name.replaceAll(/\.\d+(?=\.)/g, '')
}
