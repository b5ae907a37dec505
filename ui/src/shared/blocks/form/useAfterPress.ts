import { useEffect, useRef } from 'react'

/**
 * Gives what does something once no pointer is down. A field that is left by a press on a button shows its error only afterwards:
 * an error that moves the button in between takes the click away.
 */
export function useAfterPress() {
  const isDown = useRef(false)
  useEffect(() => {
    const press = () => {
      isDown.current = true
    }
    const release = () => {
      isDown.current = false
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', release, true)
    document.addEventListener('pointercancel', release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', release, true)
      document.removeEventListener('pointercancel', release, true)
    }
  }, [])
  return (work: () => void) => {
    if (!isDown.current) work()
    else document.addEventListener('pointerup', work, { once: true, capture: true })
  }
}
