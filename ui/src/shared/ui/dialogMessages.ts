import { useSyncExternalStore } from 'react'

let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(changed: readonly HTMLElement[]) {
  places = changed
  for (const listen of listeners) listen()
}

/** The `ref` of the element in which an open dialog takes messages of the page. */
export function messagePlace(place: HTMLElement | null) {
  if (!place) return undefined
  change([...places, place])
  return () => change(places.filter((other) => other !== place))
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Where the uppermost open dialog takes messages; undefined while none is open. */
export function useMessagePlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => places.at(-1))
}
