/** Does something when it is due and the page is in view, now or later: nobody waits for a page that nobody sees. */
export function onceInView(work: () => void) {
  let isDue = false
  const doIt = () => {
    if (!isDue || document.visibilityState === 'hidden') return
    isDue = false
    work()
  }
  document.addEventListener('visibilitychange', doIt)
  return {
    due: () => {
      isDue = true
      doIt()
    },
    end: () => document.removeEventListener('visibilitychange', doIt),
  }
}
