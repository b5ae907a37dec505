import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'

/**
 * The parameters of the present address, and those that were requested last. The address changes a little later, and
 * further changes in between start from the requested ones.
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
