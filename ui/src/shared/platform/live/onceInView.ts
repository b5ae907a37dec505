/** Runs a due action as soon as the page is visible. */
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
