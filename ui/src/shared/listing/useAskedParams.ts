import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * The parameters of the address, and those that were asked for last. An address is in force a little later than somebody
 * asked for it; what they ask for meanwhile goes on from there.
 */
export function useAskedParams() {
  const [params, setParams] = useSearchParams()
  const [known, setKnown] = useState(params)
  const [underWay, setUnderWay] = useState<readonly string[]>([])
  if (params !== known) {
    setKnown(params)
    setUnderWay(after(underWay, params.toString()))
  }
  const last = underWay.at(-1)
  const asked = useMemo(
    () => (last === undefined ? params : new URLSearchParams(last)),
    [last, params],
  )
  const ask = useCallback(
    (next: URLSearchParams, replace: boolean) => {
      const text = next.toString()
      if (text === asked.toString()) return
      setUnderWay((before) => [...before, text])
      setParams(next, { replace })
    },
    [asked, setParams],
  )
  return { params, asked, ask }
}

/** What is still under way once an address is in force; one from elsewhere, a link or the way back, ends all. */
function after(underWay: readonly string[], inForce: string): readonly string[] {
  const place = underWay.indexOf(inForce)
  return place < 0 ? [] : underWay.slice(place + 1)
}
