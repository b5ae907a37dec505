import { Box, IdCard, Workflow, type IconNode } from 'lucide'
import type { RequestKind } from '../../entities/request/status'

/** The kinds of request, in the order in which the filter offers them. */
export const REQUEST_KINDS = ['role', 'resource', 'prd'] as const satisfies readonly RequestKind[]

export const kindSigns = {
  role: { of: IdCard, tint: 'role' },
  resource: { of: Box, tint: 'resource' },
  prd: { of: Workflow, tint: 'thing' },
} as const satisfies Record<RequestKind, { of: IconNode; tint: string }>
