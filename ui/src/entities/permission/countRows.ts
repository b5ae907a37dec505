import type { Ask } from '../../shared/platform/api/ask'
import { fewAtOnce } from '../../shared/platform/api/inTurns'

/** A call whose reply has the `total` of a list. */
interface CountingCall {
  url: string
  body: object
  params?: Record<string, string | boolean>
}

const ONE = { q: '*', nextIndex: 1, size: 1 }

/** The totals of several lists; each call asks for one row. A list that fails to load is left out. */
export async function countRows<Part extends string>(
  calls: Record<Part, CountingCall>,
  ask: Ask,
): Promise<Partial<Record<Part, number>>> {
  const counted = await Promise.all(
    Object.entries<CountingCall>(calls).map(async ([part, { url, body, params }]) => {
      const { data } = await fewAtOnce(async () =>
        ask({ url, method: 'POST', params: { ...ONE, ...params }, body }),
      )
      const { total } = (data ?? {}) as { total?: number }
      return total === undefined ? [] : [[part, total] as const]
    }),
  )
  return Object.fromEntries(counted.flat()) as Partial<Record<Part, number>>
}
