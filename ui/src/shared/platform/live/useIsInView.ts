import { useSyncExternalStore } from 'react'

function watch(tell: () => void) {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Whether the tab is shown: what is polled rests while nobody sees it. */
export function useIsInView(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible')
}
