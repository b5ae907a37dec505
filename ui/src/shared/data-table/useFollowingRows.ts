import { startTransition, useEffect, useState } from 'react'

/**
 * The rows that others have taken the place of, until those are on the screen.
 *
 * `useDeferredValue` would not do: it lets nothing wait in what is a transition already, as all that follows an address is.
 */
export function useFollowingRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [following, setFollowing] = useState(rows)
  useEffect(() => {
    startTransition(() => setFollowing(rows))
  }, [rows])
  return following
}
