/** An action that all tabs of a browser together do rarely; local storage has the time of the last one. */
export interface Pace {
  key: string
  pauseMs: number
}

/** The server counts one activity a minute; the pause is a second longer. */
export const TOUCHES: Pace = { key: 'last-touch', pauseMs: 61_000 }
export const EXTENSIONS: Pace = { key: 'last-extension', pauseMs: 5 * 60_000 }

/** An action that is requested often and done rarely. */
export interface Paced {
  ask: () => void
  stop: () => void
}

function readLast({ key }: Pace): number {
  return Number(localStorage.getItem(key)) || 0
}

function noteNow({ key }: Pace) {
  localStorage.setItem(key, String(Date.now()))
}

/** Milliseconds until the action is due; 0 also if the clock was set back. */
function left(pace: Pace): number {
  const since = Date.now() - readLast(pace)
  return since < 0 ? 0 : Math.max(0, pace.pauseMs - since)
}

/**
 * Whether the action is due. If so, the time is noted: the caller must do the action, and the other
 * tabs wait.
 */
export function claim(pace: Pace): boolean {
  if (left(pace) > 0) return false
  noteNow(pace)
  return true
}

/** Does the action at once if it is due. Earlier requests are served when it is due, unless another tab does it first. */
export function paced(action: () => void, pace: Pace): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    const last = readLast(pace)
    timer = setTimeout(() => {
      timer = undefined
      if (readLast(pace) !== last) return
      noteNow(pace)
      action()
    }, left(pace))
  }
  return {
    ask: () => {
      if (timer !== undefined) return
      if (claim(pace)) action()
      else wait()
    },
    stop: () => {
      clearTimeout(timer)
    },
  }
}
