import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back when somebody presses or focuses something outside of an element. */
export function useLeave(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onLeave: () => void,
) {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) onLeave()
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listen = (event: Event) => leave(event)
    document.addEventListener('pointerdown', listen, true)
    document.addEventListener('focusin', listen, true)
    return () => {
      document.removeEventListener('pointerdown', listen, true)
      document.removeEventListener('focusin', listen, true)
    }
  }, [isActive])
}
