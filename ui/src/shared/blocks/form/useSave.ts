import { useState } from 'react'

/** Saves, and keeps the error until the next attempt. An `AbortError`, with which a person stops the save, is not shown. */
export function useSave<Values>(save: (values: Values) => Promise<unknown>) {
  const [fault, setFault] = useState<unknown>()
  const attempt = async (values: Values): Promise<boolean> => {
    setFault(undefined)
    try {
      await save(values)
      return true
    } catch (error) {
      if (!isAbort(error)) setFault(error)
      return false
    }
  }
  return { attempt, fault }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
