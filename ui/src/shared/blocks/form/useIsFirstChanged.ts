import { useCallback, useId, useSyncExternalStore } from 'react'

/** The changed forms of the page, in the order of their first change. */
const changed = new Map<string, () => void>()

function tellAll() {
  for (const tell of changed.values()) tell()
}

/** Whether this form was changed before all other forms of the page. */
export function useIsFirstChanged(): boolean {
  const id = useId()
  const join = useCallback(
    (tell: () => void) => {
      changed.set(id, tell)
      tellAll()
      return () => {
        changed.delete(id)
        tellAll()
      }
    },
    [id],
  )
  return useSyncExternalStore(join, () => changed.keys().next().value === id)
}
