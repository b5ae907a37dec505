import { useSearchParams } from 'react-router-dom'
import type { Observed } from '../../entities/request/api'
import type { RequestKind } from '../../entities/request/status'
import { useOffice } from '../../entities/request/useOffice'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { REQUEST_KINDS } from './kind'

export interface HistoryScope {
  /** The kind of the listed requests; undefined for all kinds. */
  kind: RequestKind | undefined
  showKind: (kind: RequestKind | undefined) => void
  /** The person whose requests are listed; undefined for the signed-in person, or the person that they act for. */
  of: Observed | undefined
  /** Takes the DN of a person; undefined for one's own requests. */
  showOf: (person: string | undefined) => void
}

/**
 * The kind and the person of the listed requests, kept in the address: `?type=role&of=cn%3Dlind%2Co%3Ddata`. Each kind
 * has its own statuses, so a change of the kind clears the filter of the status. A proxy sees the requests of the
 * person that they act for, and no others.
 *
 * Source: SPEC 4 "History filters"; docs/assumptions.md A-304.
 */
export function useHistoryScope(): HistoryScope {
  const [params, setParams] = useSearchParams()
  const as = useOffice()
  const isProxy = useProxiedUser() !== null
  const person = isProxy ? null : params.get('of')
  const show = (name: string, value: string | undefined, others: readonly string[]) => {
    const next = new URLSearchParams(params)
    for (const gone of [name, 'page', ...others]) next.delete(gone)
    if (value !== undefined) next.set(name, value)
    setParams(next)
  }
  return {
    kind: REQUEST_KINDS.find((kind) => kind === params.get('type')),
    showKind: (kind) => show('type', kind, ['filter.status']),
    of: person === null ? undefined : { person, as },
    showOf: (shown) => show('of', shown, []),
  }
}
