import { readAsText } from '../../shared/blocks/validation/readFile'
import type { Snapshot } from './api'

const FORMAT = 'idm-console-settings/1'
/** The largest file that the gateway accepts, bytes. */
const LARGEST_BYTES = 4 << 20

/** The snapshot in a file; undefined if the file is no snapshot. The gateway checks the content. */
export async function readSnapshot(file: File): Promise<Snapshot | undefined> {
  if (file.size > LARGEST_BYTES) return undefined
  try {
    const document = JSON.parse(await readAsText(file)) as Partial<Snapshot> | null
    return document?.format === FORMAT ? (document as Snapshot) : undefined
  } catch {
    return undefined
  }
}

/** The text of a snapshot file, with sorted keys: the same settings give the same lines. */
export function snapshotText(snapshot: Snapshot): string {
  return `${JSON.stringify(sorted(snapshot), undefined, 2)}\n`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([first], [second]) => (first < second ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}
