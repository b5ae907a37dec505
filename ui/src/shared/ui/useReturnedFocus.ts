import { useLayoutEffect, useState } from 'react'
import { isNowhere } from './useHandedOnFocus'

/**
 * Returns the focus, when the component is removed, to the element that had it before. For a dialog that another dialog
 * replaces after a load: React Aria would return the focus to the replaced one. Source: docs/assumptions.md A-411.
 */
export function useReturnedFocus() {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (isNowhere(document.activeElement) && before instanceof HTMLElement) before.focus()
      })
    },
    [before],
  )
}
