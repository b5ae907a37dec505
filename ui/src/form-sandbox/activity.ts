const ACTIVITY = ['click', 'touchstart', 'keydown'] as const

/** The console counts the person as active for some seconds after a report. */
const PAUSE_MS = 2000

/** Reports activity in the frame, because the page around a frame does not get its events. */
export function watchActivity(page: Document, tell: () => void) {
  let last = -Infinity
  const note = ({ timeStamp }: Event) => {
    if (timeStamp - last < PAUSE_MS) return
    last = timeStamp
    tell()
  }
  for (const event of ACTIVITY) page.addEventListener(event, note, { capture: true, passive: true })
}
