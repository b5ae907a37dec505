import * as v from 'valibot'
import { problem } from './problem'

/** The limit for an image in KB. Source: SPEC 9 "Images, roles and passwords". */
export const DEFAULT_IMAGE_LIMIT_KB = 59

/** Allowed extensions of image files. Source: docs/assumptions.md A-94. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif'] as const

const extensionsOf = (name: string) => name.toLowerCase().split('.').slice(1)

/**
 * The schema of a chosen image file: it has one extension, an allowed one, and is smaller than the
 * limit.
 *
 * Source: SPEC 5 "Files and images".
 */
export function imageFile(limitKb = DEFAULT_IMAGE_LIMIT_KB) {
  return v.pipe(
    v.file(),
    v.check(({ name }) => extensionsOf(name).length <= 1, problem('multipleExtensions')),
    v.check(({ name }) => {
      const [extension] = extensionsOf(name)
      return IMAGE_EXTENSIONS.some((known) => known === extension)
    }, problem('invalidExtension')),
    v.check(({ size }) => size < limitKb * 1024, problem('imageTooLarge', { limit: limitKb })),
  )
}
