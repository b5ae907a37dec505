import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'

/**
 * The parameters of the address that is in force, and of the one that was asked for last: it comes into force a little later,
 * and what people ask for meanwhile goes on from there.
 */
export function useAskedParams() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  const navigate = useNavigate()
  const latest = coming?.pathname === pathname ? coming.search : `?${params.toString()}`
  const asked = useMemo(() => new URLSearchParams(latest), [latest])
  const ask = useCallback(
    (next: URLSearchParams, replace: boolean) => {
      if (next.toString() === asked.toString()) return
      void navigate({ search: next.toString() }, { replace })
    },
    [asked, navigate],
  )
  return { params, asked, ask }
}
