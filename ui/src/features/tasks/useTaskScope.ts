import { useSearchParams } from 'react-router-dom'
import type { TaskScope } from '../../entities/task/model'
import { useProxiedUser } from '../../shared/proxy-mode/useProxiedUser'

/**
 * Whose tasks the address means, `?of=team`; one's own when it does not say. A proxy has the person's own alone: the
 * other lists cannot be asked for in somebody's name.
 */
export function useTaskScope(): TaskScope {
  const [params] = useSearchParams()
  const isProxy = useProxiedUser() !== null
  const asked = params.get('of')
  if (isProxy) return 'self'
  return asked === 'team' || asked === 'others' ? asked : 'self'
}
