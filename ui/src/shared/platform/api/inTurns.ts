/**
 * Lets so much work run at once; what comes later begins when something before it ended, in the order in which it came.
 *
 * What nobody waits for any more still gets its turn: a call whose signal says so ends at once.
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
 * For what is read of each of many people: a browser opens six connections to a server that speaks HTTP/1.1, and what
 * somebody does meanwhile needs some of them.
 */
export const fewAtOnce = inTurns(4)
