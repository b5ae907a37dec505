import { useState } from 'react'
import type { ShownNames } from '../workflow-form/fieldControlProps'
import type { ValueNames } from './consoleField'

/** What values of a form are called, as far as it was read or somebody chose them. */
export function useValueNames() {
  const [names, setNames] = useState<ValueNames>({})
  return {
    names,
    learn: (place: string, read: ShownNames) =>
      setNames((known) => ({ ...known, [place]: { ...known[place], ...read } })),
  }
}
