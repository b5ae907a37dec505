import type { HolderKind } from '../model'

/** The person or group whose roles and resources are shown. */
export interface Holder {
  dn: string
  name: string
  kind: HolderKind
}
