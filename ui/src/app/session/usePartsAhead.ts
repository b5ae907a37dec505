import { useEffect } from 'react'
import { LazyIdleDialog } from './idle/LazyIdleDialog'
import { LazyPasswordFrame } from './passwordChange/LazyPasswordFrame'

/** How long after the start the parts are loaded: the first page has its code by then. Milliseconds. */
const AFTER_MS = 10_000

/**
 * Loads the code for the end of a session ahead of time: later there may be no network, or another release.
 *
 * Source: docs/assumptions.md A-408.
 */
export function usePartsAhead() {
  useEffect(() => {
    const timer = setTimeout(() => {
      LazyIdleDialog.loadAhead()
      LazyPasswordFrame.loadAhead()
    }, AFTER_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [])
}
