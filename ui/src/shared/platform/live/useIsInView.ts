import { useSyncExternalStore } from 'react'

function watch(tell: () => void) {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Whether the tab is visible: polling pauses while it is not. */
export function useIsInView(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible')
}
