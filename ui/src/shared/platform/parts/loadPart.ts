import { PartError } from '../errors/partError'
import { isReplaced } from './release'

async function expectSameRelease(cause: unknown) {
  const replaced = await isReplaced().catch(() => {
    throw new PartError('network', cause)
  })
  if (replaced) throw new PartError('part_outdated', cause)
}

/**
 * Loads code or texts that are not part of the start. After a failure it tries once more, if the server can be reached
 * and still has this release. Failures are not cached: the next call tries again.
 *
 * @throws {PartError}
 *
 * Source: docs/assumptions.md A-407.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    await expectSameRelease(error)
  }
  return load().catch((error: unknown) => {
    throw new PartError('part_missing', error)
  })
}
