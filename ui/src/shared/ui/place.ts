import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'

/** The page that is open, `/users`; the frame says it. */
export const PlaceContext = createContext('')

/** Calls back when another page is opened than the one on which something began. */
export function useOnLeave(isOpen: boolean, onLeave: () => void): void {
  const place = use(PlaceContext)
  const last = useRef(place)
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isOpen && last.current !== place) leave()
    last.current = place
  }, [isOpen, place])
}
