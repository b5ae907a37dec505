import { useState } from 'react'
import { useReadPasswordStatesQuery } from './api'

const RETRY = '0002'

/** How often the states are loaded while a system retries. Source: docs/assumptions.md A-284. */
const POLL_MS = 10_000

/** The states of a person's password, loaded repeatedly while a system retries. */
export function usePasswordStates(dn: string) {
  const [isRetried, setRetried] = useState(false)
  const query = useReadPasswordStatesQuery(dn, {
    pollingInterval: isRetried ? POLL_MS : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const hasRetry = query.currentData?.some(({ code }) => code === RETRY) ?? false
  if (hasRetry !== isRetried) setRetried(hasRetry)
  return query
}
