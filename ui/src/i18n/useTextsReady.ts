import type { i18n as I18n } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the texts of the frame are there. Asked once, at the top, in place of a Suspense boundary:
 * React keeps the fallback of one for 300 ms, however soon the texts come.
 */
export function useTextsReady(i18n: I18n): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      i18n.on('initialized', tell)
      return () => {
        i18n.off('initialized', tell)
      }
    },
    [i18n],
  )
  return useSyncExternalStore(subscribe, () => i18n.isInitialized)
}
