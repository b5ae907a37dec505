import { useEffect } from 'react'
import { LazyIdleDialog } from './idle/LazyIdleDialog'
import { LazyPasswordFrame } from './passwordChange/LazyPasswordFrame'

/** By then what the first page needs is there. */
const AFTER_MS = 10_000

/**
 * Brings what the end of a session needs before it is needed: there may be no network then, or another release.
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
