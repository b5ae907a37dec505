import { PartError } from '../errors/partError'
import { isReplaced } from './release'

async function expectSameRelease(cause: unknown) {
  const replaced = await isReplaced().catch(() => {
    throw new PartError('network', cause)
  })
  if (replaced) throw new PartError('part_outdated', cause)
}

/**
 * Brings what is not part of the start, code or texts. What does not come is asked for once more when the server can be
 * reached and has the release that is open. Nothing is kept of a failure: who calls again asks again.
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
