/**
 * Whether a DN is below another one, directly or not; case does not matter. `ou=nordics,ou=users,o=data` is below
 * `o=data`.
 */
export function isBelow(dn: string, container: string): boolean {
  return dn.toLowerCase().endsWith(`,${container.toLowerCase()}`)
}
