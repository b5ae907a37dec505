/**
 * What a form says of a script: a text, or an object with one as `script`. Of `inlinescripts` it is the script itself, of
 * `externalScripts` its address. Undefined where it is neither.
 *
 * Source: docs/assumptions.md A-330.
 */
export function scriptText(script: unknown): string | undefined {
  if (typeof script === 'string') return script
  const { script: text } = Object(script) as { script?: unknown }
  return typeof text === 'string' ? text : undefined
}
