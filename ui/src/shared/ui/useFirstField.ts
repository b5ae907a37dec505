import { useEffect, useRef } from 'react'

/** A part of the page, a dialog mostly, whose first field has the focus as it opens. */
export function useFirstField<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  return part
}
