import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 10_000

/** The number of reads: two minutes in all. */
const MAX_READS = 12

/**
 * Loads records again every ten seconds, twelve times, while the page is visible. New ids start again.
 *
 * Source: docs/assumptions.md A-457.
 */
export function useRepeatedRead(ids: readonly string[], read: (ids: readonly string[]) => unknown) {
  const [round, setRound] = useState(0)
  const period = `${String(round)} ${JSON.stringify(ids)}`
  const [over, setOver] = useState<string>()
  const readNow = useEffectEvent(() => void read(ids))
  const isNeeded = ids.length > 0

  useEffect(() => {
    if (!isNeeded) return undefined
    let reads = 0
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      readNow()
      reads += 1
      if (reads < MAX_READS) return
      clearInterval(timer)
      setOver(period)
    }, PAUSE_MS)
    return () => clearInterval(timer)
  }, [isNeeded, period])

  return {
    isOver: isNeeded && over === period,
    restart: () => {
      void read(ids)
      setRound(round + 1)
    },
  }
}
