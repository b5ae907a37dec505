import type { RequestHandler } from 'msw'
import type { ComponentType } from 'react'

/** One state of a block. */
export interface Specimen {
  /** What is to be seen, `Nothing found`. */
  name: string
  /** A component, so that it may hold state. */
  Show: ComponentType
}

/** A page of the gallery: one block in all its states. Its file is `<id>.gallery.tsx`, beside the block. */
export interface GalleryPage {
  title: string
  specimens: readonly Specimen[]
  /** What the network answers beside the start of a signed-in administrator. */
  network?: readonly RequestHandler[]
}
