import { useEffect, useRef } from 'react'

/**
 * Gives a function that runs an action once no pointer button is down. Leaving a field by a press on a button shows the
 * field's error only then: an error that moved the button during the press would prevent the click.
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
