/**
 * Runs a limited number of tasks at once, the others in the order in which they came. A task whose caller has given up
 * still gets its turn; an aborted call ends at once.
 */
export function inTurns(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/**
 * The limit for reads about many people: a browser opens six connections to an HTTP/1.1 server, and other calls of the
 * person need some of them.
 */
export const fewAtOnce = inTurns(4)
