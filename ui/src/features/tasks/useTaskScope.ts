import { useSearchParams } from 'react-router-dom'
import type { TaskScope } from '../../entities/task/model'

/** Whose tasks the address means, `?of=team`; one's own when it does not say. */
export function useTaskScope(): TaskScope {
  const [params] = useSearchParams()
  const asked = params.get('of')
  return asked === 'team' || asked === 'others' ? asked : 'self'
}
