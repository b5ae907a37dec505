import type { ReactNode } from 'react'

/** What follows from an addition or a removal, and what has to be typed before it. */
export interface ChangePreview {
  preview?: ReactNode
  typed?: string | number | undefined
}

/** For lists without a preview. */
export const useNoPreview = (): ChangePreview => ({})
