/** Addresses that were asked for and are not in force yet. */
export interface UnderWay {
  /** The one asked for last. */
  latest: () => string | undefined
  add: (address: string) => void
  /** An address is in force: those before it are over, and after one from elsewhere, a link or the way back, all are. */
  arrive: (address: string) => void
  subscribe: (listener: () => void) => () => void
}

export function createUnderWay(): UnderWay {
  const listeners = new Set<() => void>()
  let addresses: readonly string[] = []
  const become = (next: readonly string[]) => {
    addresses = next
    for (const tell of listeners) tell()
  }
  return {
    latest: () => addresses.at(-1),
    add: (address) => become([...addresses, address]),
    arrive: (address) => {
      const place = addresses.indexOf(address)
      become(place < 0 ? [] : addresses.slice(place + 1))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
