import { useEffect, useRef, useState } from 'react'
import { useAppDispatch, type AppDispatch } from '../../platform/store/hooks'

/** Ten minutes. */
const LONG_MS = 600_000

/** When each record was first seen as pending. */
const memories = new WeakMap<AppDispatch, Map<string, number>>()

function memoryOf(dispatch: AppDispatch): Map<string, number> {
  const memory = memories.get(dispatch) ?? new Map<string, number>()
  memories.set(dispatch, memory)
  return memory
}

/**
 * Since when records wait, of those that wait longer than ten minutes: since they were first seen, on any page of this tab. The server
 * does not say when a deletion began.
 */
export function useLongPending(ids: readonly string[]): (id: string) => number | undefined {
  const memory = memoryOf(useAppDispatch())
  const key = JSON.stringify(ids)
  const [now, setNow] = useState(() => Date.now())
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const pending = JSON.parse(key) as string[]
    const gone = before.current.filter((id) => !pending.includes(id))
    for (const id of gone) memory.delete(id)
    before.current = pending
    const times = pending.map((id) => memory.get(id) ?? Date.now())
    pending.forEach((id, at) => memory.set(id, times[at] ?? Date.now()))
    const waits = times.map((at) => at + LONG_MS - Date.now()).filter((wait) => wait > 0)
    if (waits.length === 0) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(...waits))
    return () => clearTimeout(timer)
  }, [memory, key, now])
  return (id) => {
    const at = memory.get(id)
    return at !== undefined && now - at >= LONG_MS ? at : undefined
  }
}
