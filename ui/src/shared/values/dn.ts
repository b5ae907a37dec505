/** `cn=isolberg,ou=users,o=data` -> `isolberg`. An escaped comma belongs to the name: `cn=Doe\, Jane,o=data`. */
export function cnOf(dn: string): string {
  const [, value = dn] = /^[^=]+=((?:\\.|[^,\\])*)/.exec(dn) ?? []
  return value.replaceAll(/\\(.)/g, '$1')
}
