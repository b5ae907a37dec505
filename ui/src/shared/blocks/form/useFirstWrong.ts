import { useEffect, useRef } from 'react'

/**
 * A ref for a form: after each attempt, the first field with an error gets the focus.
 *
 * @param attempts - how often somebody tried to save.
 */
export function useFirstWrong<Holder extends HTMLElement = HTMLFormElement>(attempts: number) {
  const form = useRef<Holder>(null)
  useEffect(() => {
    if (attempts > 0) focusFirstWrong(form.current)
  }, [attempts])
  return form
}

/** A group of controls has one error: its first control gets the focus. */
function focusFirstWrong(form: HTMLElement | null) {
  const wrong = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [role="group"][data-invalid]',
  )
  const control = wrong?.matches('input, select, textarea, [tabindex]')
    ? wrong
    : wrong?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]')
  control?.focus()
}
