import { useSyncExternalStore } from 'react'

let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(changed: readonly HTMLElement[]) {
  places = changed
  for (const listen of listeners) listen()
}

/** The `ref` of the element in which an open dialog shows messages of the page. */
export function messagePlace(place: HTMLElement | null) {
  if (!place) return undefined
  change([...places, place])
  return () => change(places.filter((other) => other !== place))
}

function subscribe(listen: () => void) {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The element for messages in the uppermost open dialog; undefined while no dialog is open. */
export function useMessagePlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => places.at(-1))
}
