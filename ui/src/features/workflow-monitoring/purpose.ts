import { Box, IdCard, Split, Workflow, type IconNode } from 'lucide'
import type { Purpose } from '../../entities/workflow-process/model'

/** The icon for each purpose, in the order of the filter. */
export const purposeSigns = {
  role: { of: IdCard, tint: 'role' },
  resource: { of: Box, tint: 'resource' },
  sod: { of: Split, tint: 'sod' },
  request: { of: Workflow, tint: 'thing' },
} as const satisfies Record<Purpose, { of: IconNode; tint: string }>
