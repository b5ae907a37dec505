/** An action that is asked for often and done seldom. */
export interface Paced {
  ask: () => void
  stop: () => void
}

/** Does the action at once and then at most once in `pauseMs`; what is asked meanwhile is done at the end. */
export function paced(action: () => void, pauseMs: number): Paced {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = false
  const act = () => {
    asked = false
    timer = setTimeout(() => {
      timer = undefined
      if (asked) act()
    }, pauseMs)
    action()
  }
  return {
    ask: () => {
      asked = true
      if (timer === undefined) act()
    },
    stop: () => {
      clearTimeout(timer)
    },
  }
}
