import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { relativeTime } from './relativeTime'
import { useDateFormat } from './useDateFormat'

const TICK_MS = 1000

const listeners = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

/** Subscribes to one clock that all relative times share; it runs while there is a subscriber. */
function watchClock(tell: () => void): () => void {
  listeners.add(tell)
  clock ??= setInterval(() => {
    for (const each of listeners) each()
  }, TICK_MS)
  return () => {
    listeners.delete(tell)
    if (listeners.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

/**
 * A time relative to now, `2 days ago` or `in an hour`, which is updated while it is shown. The
 * date is its tooltip.
 */
export function RelativeTime({ at }: { at: number }) {
  const { t } = useTranslation('values')
  const format = useDateFormat()
  const text = useSyncExternalStore(watchClock, () => {
    const { direction, words, count } = relativeTime(at, Date.now())
    return t(`relative.${direction}.${words}`, { count })
  })
  return (
    <time dateTime={new Date(at).toISOString()} title={format.minute(at)}>
      {text}
    </time>
  )
}
