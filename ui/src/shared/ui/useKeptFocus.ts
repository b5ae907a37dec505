import { type RefObject, useEffect } from 'react'
import { isNowhere } from './useHandedOnFocus'

const REACHED = ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"])'

type Place = RefObject<HTMLElement | null>

/**
 * Keeps the focus in a part of the page: when what has it is taken away or disabled, `home` takes it, or the first in there
 * that can, or the first of the part. A dialog or menu opened from the part is a way back to it as well.
 *
 * Who presses on an empty place has let go of the focus, and does not get it back.
 *
 * Source: docs/assumptions.md A-411.
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
  // React Aria gives the focus back from a dialog a frame after it is closed.
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

/** The page, a dialog, a menu: each stands in an element of its own. */
const layerOf = (element: Element) => element.closest('body > *')

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled')

function takeFocus(place: HTMLElement | null): boolean {
  if (!place) return false
  return [place, ...place.querySelectorAll<HTMLElement>(REACHED)].some((element) => {
    element.focus()
    return document.activeElement === element
  })
}
