/** `cn=isolberg,ou=users,o=data` -> `isolberg`. An escaped comma belongs to the name: `cn=Doe\, Jane,o=data`. */
export function cnOf(dn: string): string {
  const [, value = dn] = /^[^=]+=((?:\\.|[^,\\])*)/.exec(dn) ?? []
  return value.replaceAll(/\\(.)/g, '$1')
}

const PART = String.raw`[a-z][a-z0-9-]*=(?:\\.|[^,\\])+`
const DN = new RegExp(`^${PART}(?:,${PART})+$`, 'i')

/** Whether a text is a whole DN, of two parts at least; nobody types one, but people paste them. */
export function isDn(text: string): boolean {
  return DN.test(text)
}
