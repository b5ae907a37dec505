import { Box, FileCheck, IdCardLanyard, type IconNode } from 'lucide'
import { Glyph } from '../../../shared/ui/Glyph'
import type { RequestKind } from '../model'

const LOOKS: Record<RequestKind, { of: IconNode; tint: 'role' | 'resource' | 'thing' }> = {
  role: { of: IdCardLanyard, tint: 'role' },
  resource: { of: Box, tint: 'resource' },
  prd: { of: FileCheck, tint: 'thing' },
}

/** The icon of a kind of item that can be requested. */
export function PermissionGlyph({ kind }: { kind: RequestKind }) {
  return <Glyph {...LOOKS[kind]} />
}
