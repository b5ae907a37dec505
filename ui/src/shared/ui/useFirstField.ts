import { useEffect, useRef } from 'react'

/** A ref for a part of the page, mostly a dialog, whose first field gets the focus when it opens. */
export function useFirstField<Part extends HTMLElement>() {
  const part = useRef<Part>(null)
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  return part
}
