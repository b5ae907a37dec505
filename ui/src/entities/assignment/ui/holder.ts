/** The person whose roles and resources are shown. */
export interface Holder {
  dn: string
  name: string
}
