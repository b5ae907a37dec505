/**
 * The common name in a DN, `cn=isolberg,ou=users,o=data` -> `isolberg`. An escaped comma belongs to
 * the name: `cn=Doe\, Jane,o=data`.
 */
export function cnOf(dn: string): string {
  const [, value = dn] = /^[^=]+=((?:\\.|[^,\\])*)/.exec(dn) ?? []
  return value.replaceAll(/\\(.)/g, '$1')
}

const PART = String.raw`[a-z][a-z0-9-]*=(?:\\.|[^,\\])+`
const DN = new RegExp(`^${PART}(?:,${PART})+$`, 'i')

/**
 * Whether a text is a complete DN with at least two parts; people paste DNs, but do not type them.
 */
export function isDn(text: string): boolean {
  return DN.test(text)
}
