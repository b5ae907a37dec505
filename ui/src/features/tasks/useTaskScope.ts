import { useSearchParams } from 'react-router-dom'
import type { TaskScope } from '../../entities/task/model'
import { useProxiedUser } from '../../shared/proxy-mode/useProxiedUser'

const OWN = ['decided'] as const satisfies readonly TaskScope[]
const ALL = ['team', 'others', ...OWN] as const satisfies readonly TaskScope[]

/**
 * Whose tasks the address means, `?of=team`; those that wait for oneself when it does not say. A proxy has the person's own
 * alone: the other lists cannot be asked for in somebody's name.
 */
export function useTaskScope(): TaskScope {
  const [params] = useSearchParams()
  const isProxy = useProxiedUser() !== null
  return (isProxy ? OWN : ALL).find((scope) => scope === params.get('of')) ?? 'self'
}
