import { useEffect, useEffectEvent, useState } from 'react'

/** What a key does to a text that is typed; undefined for keys that are no text. */
function typedWith(text: string, key: string): string | undefined {
  if (key === 'Backspace') return Array.from(text).slice(0, -1).join('')
  if (key === 'Enter') return text
  return Array.from(key).length === 1 ? text + key : undefined
}

/** With Control and Alt together keyboards write; with one of them, or with Command, they command. */
function isCommand({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return metaKey || ctrlKey !== altKey
}

/**
 * Keeps what is typed while a field is on its way, so that nothing else on the page takes the letters; Esc gives the field up.
 *
 * Source: docs/assumptions.md A-409.
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
