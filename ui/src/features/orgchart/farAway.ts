import type { ReactFlowState } from '@xyflow/react'

/** From so far away nothing on a card can be read, and there are hundreds of them: they are drawn empty. */
export const isFarAway = ({ transform: [, , zoom] }: ReactFlowState) => zoom < 0.35
