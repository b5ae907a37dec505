/** Address of a call to the BFF, `bff/session`. */
export function atBff(path: string): string {
  return new URL(path, document.baseURI).href
}

/** Address of a call to the identity applications, `access/users/list`. */
export function atUpstream(path: string): string {
  return new URL(`IDMProv/rest/${path}`, document.baseURI).href
}
