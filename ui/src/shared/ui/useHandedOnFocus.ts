import { type RefObject, useLayoutEffect } from 'react'

/** Nothing on the page has the focus. */
export const isNowhere = (focused: Element | null) =>
  !focused || focused === document.body || focused.matches(':disabled')

/**
 * When an element that has the focus is removed, the focus moves to the closest part around it that can have it: the dialog,
 * the page.
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
