import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'

/** The path of the present page, `/users`; the frame sets it. */
export const PlaceContext = createContext('')

/** Calls back when another page is opened while `isOpen`. */
export function useOnLeave(isOpen: boolean, onLeave: () => void): void {
  const place = use(PlaceContext)
  const last = useRef(place)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isOpen && last.current !== place) leave()
    last.current = place
  }, [isOpen, place])
}
