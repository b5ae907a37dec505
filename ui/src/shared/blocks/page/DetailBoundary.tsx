import type { ReactNode } from 'react'
import { isUnknown } from '../../platform/errors/isUnknown'
import { AsyncBoundary } from '../async/AsyncBoundary'
import { DetailNotFound, type DetailNotFoundProps } from './DetailNotFound'
import { DetailSkeleton } from './DetailSkeleton'

interface DetailBoundaryProps<Data> extends DetailNotFoundProps {
  /** The query of the record; its data is null if the record does not exist. */
  query: { data?: Data | null | undefined; error?: unknown; refetch: () => unknown }
  /** The sign before the name, `glyph` by default. */
  sign?: 'face' | 'glyph'
  failedTitle: string
  children: (data: Data) => ReactNode
}

/** The record that the address names: its outline while it loads, the reason why it is missing or failed to load, or its content. */
export function DetailBoundary<Data>(props: DetailBoundaryProps<Data>) {
  const { query, failedTitle, sign = 'glyph', children, ...missing } = props
  const { data } = query
  if (data === null || isUnknown(query.error)) return <DetailNotFound {...missing} />
  return (
    <AsyncBoundary
      query={{ ...query, data }}
      skeleton={<DetailSkeleton sign={sign} />}
      failedTitle={failedTitle}
    >
      {children}
    </AsyncBoundary>
  )
}
