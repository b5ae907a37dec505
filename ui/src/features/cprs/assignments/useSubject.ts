import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useReadRecentProcessesQuery } from '../../../entities/cprs/api'
import { isEnded, type Subject } from '../../../entities/cprs/model'

/**
 * The subject of the page: from the address, else from the running process, else from the last one.
 * So people who come back see the progress again.
 */
export function useSubject() {
  const [params, setParams] = useSearchParams()
  const recent = useReadRecentProcessesQuery(undefined)
  const [driver, entitlement, system] = ['driver', 'entitlement', 'system'].map((name) =>
    params.get(name),
  )
  const last = recent.data?.find((each) => !isEnded(each)) ?? recent.data?.[0]
  const chosen = useMemo(
    () => (driver ? { driver, entitlement: entitlement ?? '', system: system ?? '' } : undefined),
    [driver, entitlement, system],
  )
  return {
    subject: chosen ?? last?.subject,
    isLoading: chosen === undefined && recent.isLoading,
    choose: (subject: Subject) => setParams({ ...subject }),
  }
}
