import { useSearchParams } from 'react-router-dom'
import type { Observed } from '../../entities/request/api'
import type { RequestKind } from '../../entities/request/status'
import { useOffice } from '../../entities/request/useOffice'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { REQUEST_KINDS } from './kind'

export interface HistoryScope {
  /** Undefined for all of them. */
  kind: RequestKind | undefined
  showKind: (kind: RequestKind | undefined) => void
  /** Undefined for the requests of the person who is signed in, or who is acted for. */
  of: Observed | undefined
  /** DN of the person; undefined for one's own. */
  showOf: (person: string | undefined) => void
}

/**
 * What is asked for and by whom, in the address: `?type=role&of=cn%3Dlind%2Co%3Ddata`. Another kind has other states, so
 * the filter of the status goes. Who acts for another sees that person's requests and nobody else's.
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
