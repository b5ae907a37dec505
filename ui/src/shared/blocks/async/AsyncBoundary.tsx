import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ErrorState } from './ErrorState'

interface Query<Data> {
  data?: Data | undefined
  error?: unknown
  refetch: () => unknown
}

interface AsyncBoundaryProps<Data> {
  query: Query<Data>
  skeleton: ReactNode
  failedTitle: string
  children: (data: Data) => ReactNode
}

/** Draws the data of a query, also while it is loaded again; without data, the error or the skeleton. */
export function AsyncBoundary<Data>(props: AsyncBoundaryProps<Data>) {
  const { query, skeleton, failedTitle, children } = props
  if (query.data !== undefined) return children(query.data)
  if (query.error === undefined) return skeleton
  if (isAborted(query.error)) return <ReadAgain {...query}>{skeleton}</ReadAgain>
  return <ErrorState title={failedTitle} error={query.error} onRetry={() => query.refetch()} />
}

/** Whether the query was aborted by another component, which started it and is gone. */
function isAborted(error: unknown): boolean {
  return error instanceof Object && 'name' in error && error.name === 'AbortError'
}

function ReadAgain({ refetch, children }: { refetch: () => unknown; children: ReactNode }) {
  const read = useEffectEvent(refetch)
  useEffect(() => void read(), [])
  return children
}
