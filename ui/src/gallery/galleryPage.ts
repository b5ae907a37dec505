import type { RequestHandler } from 'msw'
import type { ComponentType } from 'react'

/** A specimen: one state of a block. */
export interface Specimen {
  /** The name of the state, `Nothing found`. */
  name: string
  /** A component, so that it may hold state. */
  Show: ComponentType
}

/** A page of the gallery: a block in all its states. Its file is `<id>.gallery.tsx`, beside the block. */
export interface GalleryPage {
  title: string
  specimens: readonly Specimen[]
  /**
   * Handlers for further calls; those of the start of a signed-in administrator are always there.
   */
  network?: readonly RequestHandler[]
}
