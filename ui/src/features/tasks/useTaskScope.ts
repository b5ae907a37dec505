import { useSearchParams } from 'react-router-dom'
import type { TaskScope, WaitingScope } from '../../entities/task/model'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'

const OWN = ['decided'] as const satisfies readonly TaskScope[]
const OF_OTHERS = ['team', 'others'] as const satisfies readonly WaitingScope[]
const ALL = [...OF_OTHERS, ...OWN] as const

/**
 * Whose tasks the address means, `?of=team`; those that wait for oneself when it does not say. A proxy has the person's own
 * alone: the other lists cannot be asked for in somebody's name.
 */
export function useTaskScope(): TaskScope {
  const [params] = useSearchParams()
  const isProxy = useProxiedUser() !== null
  return (isProxy ? OWN : ALL).find((scope) => scope === params.get('of')) ?? 'self'
}

/** Whose decisions the address means, `?by=team`; those of oneself when it does not say, and of the person for a proxy. */
export function useDecidedBy(): WaitingScope {
  const [params] = useSearchParams()
  const isProxy = useProxiedUser() !== null
  const asked = OF_OTHERS.find((scope) => scope === params.get('by'))
  return isProxy || asked === undefined ? 'self' : asked
}
