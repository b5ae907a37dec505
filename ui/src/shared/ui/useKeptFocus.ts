import { type RefObject, useEffect } from 'react'
import { isNowhere } from './useHandedOnFocus'

const REACHED = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"])'

type Place = RefObject<HTMLElement | null>

/**
 * Keeps the focus in a part of the page: when the focused element is removed or disabled, `home` gets the focus, else
 * the first element in `home` that can have it, else the first in the part. The same happens when a dialog or menu that
 * was opened from the part closes. After a press on an empty place the focus is not moved. Source: docs/assumptions.md
 *
 */
export function useKeptFocus(part: Place, home: Place = part) {
  useEffect(() => {
    const within = part.current
    if (!within) return undefined
    return keepFocus(within, () => {
      if (!takeFocus(home.current)) takeFocus(within)
    })
  }, [part, home])
}

function keepFocus(part: HTMLElement, goHome: () => void): () => void {
  let held: Element | undefined
  const isAbove = (target: Element) => {
    const layer = layerOf(target)
    return layer !== null && layer !== layerOf(part)
  }
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || isAbove(target)) return
    held = part.contains(target) ? target : undefined
  }
  const letGo = ({ target }: Event) => {
    if (!(target instanceof Element) || isAbove(target)) return
    if (!held?.contains(target)) held = undefined
  }
  const look = () => {
    if (held && isGone(held) && isNowhere(document.activeElement)) goHome()
  }
  // React Aria returns the focus one frame after a dialog closed.
  const observer = new MutationObserver(() => {
    look()
    requestAnimationFrame(look)
  })
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  observer.observe(document.body, { childList: true })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', letGo, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', letGo, true)
  }
}

/** The parts of the document with a focus of their own: the page, a dialog, a menu. */
const layerOf = (element: Element) => element.closest('body > *')

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled')

function takeFocus(place: HTMLElement | null): boolean {
  if (!place) return false
  return [place, ...place.querySelectorAll<HTMLElement>(REACHED)].some((element) => {
    element.focus()
    return document.activeElement === element
  })
}
