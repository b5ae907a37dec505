import { type RecordFields } from './recordField'
import { useTellNotKept } from './useTellNotKept'

interface ReadBackOptions<Values> {
  fields: RecordFields<Values>
  /** Loads the stored values without a cache; undefined if they are not loaded again. */
  read: (() => Promise<Values>) | undefined
}

/** After a save, loads the record and names the saved fields that the server did not keep. */
export function useReadBack<Values extends object>({ fields, read }: ReadBackOptions<Values>) {
  const tellNotKept = useTellNotKept()
  return async (saved: Values, keys: readonly (keyof Values & string)[]) => {
    const stored = await read?.().catch(() => undefined)
    if (stored === undefined) return
    const lost = keys.filter((key) => !fields[key].isSame(saved[key], stored[key]))
    tellNotKept(lost.map((key) => fields[key].label))
  }
}
