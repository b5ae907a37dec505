/**
 * The text of a script: a text, or an object with the text as `script`. In `inlinescripts` it is
 * the source, in `externalScripts` the address. Undefined for anything else.
 *
 * Source: docs/assumptions.md A-330.
 */
export function scriptText(script: unknown): string | undefined {
  if (typeof script === 'string') return script
  const { script: text } = Object(script) as { script?: unknown }
  return typeof text === 'string' ? text : undefined
}
