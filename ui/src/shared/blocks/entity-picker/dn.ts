/**
 * Whether a DN is somewhere below another one; in DNs small and capital letters are the same.
 *
 * `ou=nordics,ou=users,o=data` is below `o=data`.
 */
export function isBelow(dn: string, container: string): boolean {
  return dn.toLowerCase().endsWith(`,${container.toLowerCase()}`)
}
