/** Groups of a snapshot that the settings pages have in parts. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  roleResource: ['roles', 'sod', 'entitlementQuery'],
}

/** `/a/b~1c` is a, b/c. Source: RFC 6901. */
export const toPath = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
