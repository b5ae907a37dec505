/** Groups of a snapshot that consist of several groups of the settings pages. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  roleResource: ['roles', 'sod', 'entitlementQuery'],
}

/** The names of a JSON pointer: `/a/b~1c` has `a` and `b/c`. Source: RFC 6901. */
export const toPath = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
