import type { ReactFlowState } from '@xyflow/react'

/**
 * Whether the chart is zoomed out so far that cards are unreadable: hundreds of them are visible then, and they are
 * drawn empty.
 */
export const isFarAway = ({ transform: [, , zoom] }: ReactFlowState) => zoom < 0.35
