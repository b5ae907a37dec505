import { type RefObject, useLayoutEffect } from 'react'
import { isNowhere } from './useHandedOnFocus'

/** The button of the menu that has just closed: what its item opens gives the focus back to it. */
let pressed: HTMLElement | null = null

/** Notes the button of a menu when the menu closes. */
export function useMenuButton(button: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = button
    return () => {
      pressed = current
      // Later than this the menu itself has given the focus back.
      requestAnimationFrame(() => (pressed = null))
    }
  }, [button])
}

/**
 * When a dialog closes that an item of a menu opened, focuses the button of the menu: the item, to which React Aria
 * would return, is gone. Source: docs/assumptions.md A-411.
 */
export function useReturnToMenu(isOpen: boolean) {
  useLayoutEffect(() => {
    const button = pressed
    if (!isOpen || !button) return undefined
    return () => {
      requestAnimationFrame(() => {
        if (isNowhere(document.activeElement)) button.focus()
      })
    }
  }, [isOpen])
}
