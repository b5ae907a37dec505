import { Box, IdCard, Split, Workflow, type IconNode } from 'lucide'
import type { Purpose } from '../../entities/workflow-process/model'

/** In the order in which they are offered. */
export const purposeSigns = {
  role: { of: IdCard, tint: 'role' },
  resource: { of: Box, tint: 'resource' },
  sod: { of: Split, tint: 'sod' },
  request: { of: Workflow, tint: 'thing' },
} as const satisfies Record<Purpose, { of: IconNode; tint: string }>
