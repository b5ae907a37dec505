import { isEnded, type Process } from '../../../entities/cprs/model'
import { useFollowed } from '../../../entities/cprs/useFollowed'

/** The processes of a subject that the page tells of. */
export interface Runs {
  /** The one that runs, as it is now. */
  running: Process | undefined
  /** The last computation that ended well, whose result is shown. */
  computed: Process | undefined
  /** The last computation, where it failed after that. */
  failed: Process | undefined
  /** The last publication that ended. */
  published: Process | undefined
}

/** @param processes - of one subject, the last one first. */
export function useRuns(processes: readonly Process[]): Runs {
  const running = useFollowed(processes.find((each) => !isEnded(each)))
  const computations = processes.filter((each) => each.kind === 'compute' && isEnded(each))
  const [last] = computations
  return {
    running: running && !isEnded(running) ? running : undefined,
    computed: computations.find(({ state }) => state === 'completed'),
    failed: last?.state === 'error' ? last : undefined,
    published: processes.find((each) => each.kind === 'publish' && isEnded(each)),
  }
}
