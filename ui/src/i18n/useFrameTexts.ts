import type { i18n as I18n } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { FRAME } from './i18n'
import { missingTexts } from './loadTexts'

const CHANGES = ['initialized', 'loaded', 'languageChanged'] as const

/** The state of the texts of the frame. */
function stateOf(i18n: I18n) {
  if (!i18n.isInitialized) return 'awaited'
  return missingTexts(i18n, i18n.language, FRAME).length === 0 ? 'there' : 'missing'
}

/**
 * Whether the texts of the frame are loaded, still loading, or failed to load. Asked once, at the top, in place of a
 * Suspense boundary: React keeps the fallback of one for 300 ms, however soon the texts come.
 */
export function useFrameTexts(i18n: I18n): ReturnType<typeof stateOf> {
  const subscribe = useCallback(
    (tell: () => void) => {
      for (const change of CHANGES) i18n.on(change, tell)
      return () => {
        for (const change of CHANGES) i18n.off(change, tell)
      }
    },
    [i18n],
  )
  return useSyncExternalStore(subscribe, () => stateOf(i18n))
}
