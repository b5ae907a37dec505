import type { HolderKind } from '../model'

/** Whose roles and resources are shown. */
export interface Holder {
  dn: string
  name: string
  kind: HolderKind
}
