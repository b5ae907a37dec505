import { useState } from 'react'

/** The moment at which the component appeared, in milliseconds since 1970: what is shown does not change under the eyes. */
export function useNow(): number {
  const [now] = useState(() => Date.now())
  return now
}
