import { useState } from 'react'

interface Asked<Subject> {
  subject: Subject
  yes: () => void
  no: () => void
}

/**
 * Asks in the middle of a save: `ask` resolves when the person confirms, and rejects with an `AbortError` otherwise.
 * Show a `ConfirmDialog` with `answer` while there is a `subject`.
 */
export function useQuestion<Subject>() {
  const [asked, setAsked] = useState<Asked<Subject>>()
  const ask = (subject: Subject) =>
    new Promise<void>((yes, reject) => {
      setAsked({ subject, yes, no: () => reject(new DOMException('Not confirmed', 'AbortError')) })
    })
  const answer = {
    onConfirm: () => Promise.resolve(asked?.yes()),
    onClose: () => {
      asked?.no()
      setAsked(undefined)
    },
  }
  return { ask, subject: asked?.subject, answer }
}
