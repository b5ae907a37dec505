import { isEnded, type Process } from '../../../entities/cprs/model'
import { useFollowed } from '../../../entities/cprs/useFollowed'

/** The processes of a subject that the page shows. */
export interface Runs {
  /** The running process, with its present state. */
  running: Process | undefined
  /** The last successful computation, whose result is shown. */
  computed: Process | undefined
  /** The last computation, if it failed. */
  failed: Process | undefined
  /** The last finished publication. */
  published: Process | undefined
}

/**
 * Picks the processes that the page shows.
 *
 * @param processes - the processes of one subject, newest first.
 */
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
