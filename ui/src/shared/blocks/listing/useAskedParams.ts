import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { createUnderWay } from './underWay'

/**
 * The parameters of the address, and those that were asked for last. An address is in force a little later than somebody
 * asked for it; what they ask for meanwhile goes on from there. Of what was asked for, the page is drawn anew only when
 * its `part` changes: sorting draws long lists once. `asked` and `ask` are the same for every address, so that what calls
 * them stays as it is.
 */
export function useAskedParams(partOf: (params: URLSearchParams) => string) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [underWay] = useState(createUnderWay)
  const inForce = useRef(params)
  useLayoutEffect(() => {
    inForce.current = params
    underWay.arrive(params.toString())
  }, [underWay, params])
  const asked = useCallback(
    () => new URLSearchParams(underWay.latest() ?? inForce.current),
    [underWay],
  )
  const ask = useCallback(
    (next: URLSearchParams, replace: boolean) => {
      const address = next.toString()
      if (address === asked().toString()) return
      underWay.add(address)
      void navigate({ search: address }, { replace })
    },
    [asked, navigate, underWay],
  )
  const part = useSyncExternalStore(underWay.subscribe, () =>
    partOf(new URLSearchParams(underWay.latest() ?? params)),
  )
  return { params, part, asked, ask }
}
