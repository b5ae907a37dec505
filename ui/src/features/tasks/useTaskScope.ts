import { useSearchParams } from 'react-router-dom'
import type { TaskScope, WaitingScope } from '../../entities/task/model'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'

const OWN = ['decided'] as const satisfies readonly TaskScope[]
const OF_OTHERS = ['team', 'others'] as const satisfies readonly WaitingScope[]
const ALL = [...OF_OTHERS, ...OWN] as const

/**
 * The scope of the list in the address, `?of=team`; one's own open tasks by default. A proxy sees only the person's own
 * tasks: the calls for other lists cannot be made for another person.
 */
export function useTaskScope(): TaskScope {
  const [params] = useSearchParams()
  const isProxy = useProxiedUser() !== null
  return (isProxy ? OWN : ALL).find((scope) => scope === params.get('of')) ?? 'self'
}

/**
 * The scope of the completed tasks in the address, `?by=team`; one's own by default, and for a proxy always those of
 * the person.
 */
export function useDecidedBy(): WaitingScope {
  const [params] = useSearchParams()
  const isProxy = useProxiedUser() !== null
  const asked = OF_OTHERS.find((scope) => scope === params.get('by'))
  return isProxy || asked === undefined ? 'self' : asked
}
