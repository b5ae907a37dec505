const ACTIVITY = ['click', 'touchstart', 'keydown'] as const

/** The console believes it for some seconds after a press. */
const PAUSE_MS = 2000

/** Tells that somebody is active here, which the page around a frame does not hear. */
export function watchActivity(page: Document, tell: () => void) {
  let last = -Infinity
  const note = ({ timeStamp }: Event) => {
    if (timeStamp - last < PAUSE_MS) return
    last = timeStamp
    tell()
  }
  for (const event of ACTIVITY) page.addEventListener(event, note, { capture: true, passive: true })
}
