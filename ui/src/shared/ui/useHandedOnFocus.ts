import { type RefObject, useLayoutEffect } from 'react'
import { isNowhere } from './useKeptFocus'

/**
 * What goes while it has the focus hands it on to the closest part around it that can have it: the dialog, the page.
 *
 * Source: docs/assumptions.md A-411.
 */
export function useHandedOnFocus(going: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = going.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
      // Who knows of a closer place has it by then.
      requestAnimationFrame(() => {
        if (isNowhere(document.activeElement)) around?.focus({ preventScroll: true })
      })
    }
  }, [going])
}
