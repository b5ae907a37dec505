/** A longer timer gives people time to act; it is not a pause before work, such as that of a search. */
const LONGEST_PAUSE_MS = 1000

/** The page counts as idle when no work began for this time: drawing an answer may start further calls. */
const QUIET_MS = 100

const fetch = window.fetch.bind(window)
const setTimeout = window.setTimeout.bind(window)
const clearTimeout = window.clearTimeout.bind(window)
const underWay = new Set<unknown>()
let begun = 0

function begin(what: unknown) {
  begun += 1
  underWay.add(what)
}

function end(what: unknown) {
  underWay.delete(what)
}

async function watchedFetch(...call: Parameters<typeof fetch>) {
  const token = {}
  const stop = () => end(token)
  begin(token)
  try {
    const answer = await fetch(...call)
    // The body of a call that is aborted is never complete.
    void answer.clone().arrayBuffer().then(stop, stop)
    return answer
  } catch (error) {
    stop()
    throw error
  }
}

function watchedTimeout(act: (...values: unknown[]) => void, pauseMs = 0, ...values: unknown[]) {
  if (pauseMs > LONGEST_PAUSE_MS) return setTimeout(act, pauseMs, ...values)
  const id = setTimeout(() => {
    end(id)
    act(...values)
  }, pauseMs)
  begin(id)
  return id
}

function watchedClear(id?: number) {
  end(id)
  clearTimeout(id)
}

/** Counts from now on what the page waits for: its calls, and its pauses before work. */
export function watchActivity() {
  Object.assign(window, {
    fetch: watchedFetch,
    setTimeout: watchedTimeout,
    clearTimeout: watchedClear,
  })
}

/** Calls back once the page does nothing and waits for nothing; gives the way to call it off. */
export function whenQuiet(callBack: () => void) {
  let timer = 0
  const wait = () => {
    timer = setTimeout(look, QUIET_MS, begun)
  }
  const look = (before: number) =>
    requestIdleCallback(() => {
      if (underWay.size === 0 && begun === before) callBack()
      else wait()
    })
  wait()
  return () => {
    clearTimeout(timer)
  }
}
