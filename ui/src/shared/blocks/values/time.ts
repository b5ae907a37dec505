/**
 * A moment as the upstream writes it.
 *
 * @param raw - milliseconds since 1970, `"1565740800000"`, or an LDAP time, `"20190814000000Z"`.
 * @returns milliseconds since 1970; undefined when it is neither.
 *
 * Source: RFC 4517 section 3.3.13; docs/assumptions.md A-29.
 */
export function readTime(raw: string): number | undefined {
  return readLdapTime(raw) ?? readMilliseconds(raw)
}

function readMilliseconds(raw: string): number | undefined {
  return /^-?\d{1,15}$/.test(raw) ? Number(raw) : undefined
}

function readLdapTime(raw: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(?:\.\d+)?Z$/.exec(raw)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part || 0))
  return Date.UTC(year, month - 1, day, hour, minute, second)
}
