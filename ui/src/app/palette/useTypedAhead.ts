import { useEffect, useEffectEvent, useState } from 'react'

/** The text after a key was pressed; undefined for keys that do not change text. */
function typedWith(text: string, key: string): string | undefined {
  if (key === 'Backspace') return Array.from(text).slice(0, -1).join('')
  if (key === 'Enter') return text
  return Array.from(key).length === 1 ? text + key : undefined
}

/** Control and Alt together type a character on some keyboards; one of them alone, or Command, is a command. */
function isCommand({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return metaKey || ctrlKey !== altKey
}

/**
 * Keeps the text that is typed while a field loads, so that its letters do not trigger shortcuts of the page; Esc
 * cancels the field. Source: docs/assumptions.md A-409.
 */
export function useTypedAhead(isAwaited: boolean, onGiveUp: () => void) {
  const [typed, setTyped] = useState('')
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isCommand(event)) return
    if (event.key === 'Escape') onGiveUp()
    else if (typedWith(typed, event.key) === undefined) return
    setTyped((text) => typedWith(text, event.key) ?? '')
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    if (!isAwaited) return
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen, true)
    return () => {
      window.removeEventListener('keydown', listen, true)
    }
  }, [isAwaited])
  const forget = () => setTyped('')
  return { typed, forget }
}
