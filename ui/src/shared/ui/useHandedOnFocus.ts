import { type RefObject, useLayoutEffect } from 'react'

/** Whether no element of the page has the focus. */
export const isNowhere = (focused: Element | null) =>
  !focused || focused === document.body || focused.matches(':disabled')

/**
 * When a focused element is removed, moves the focus to the closest part around it that can have it: the dialog, or the
 * page. Source: docs/assumptions.md A-411.
 */
export function useHandedOnFocus(going: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = going.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const around = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
      // Runs after others that know a better place have moved the focus.
      requestAnimationFrame(() => {
        if (isNowhere(document.activeElement)) around?.focus({ preventScroll: true })
      })
    }
  }, [going])
}
