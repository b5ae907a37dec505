import { fewAtOnce } from '../../shared/platform/api/inTurns'
import { MAX_SIZE } from '../../shared/blocks/listing/listQuery'
import type { Call, ListPage, Reading } from './calls'
import type { Cause } from './model'

/** Makes a call and returns its answer or its error. */
export type Ask = (call: Call) => PromiseLike<{ data?: unknown; error?: unknown }>

/** How many calls a preview may make. */
const MAX_CALLS = 40
/** With more holders than this, a preview only counts them. */
const MAX_PEOPLE = 3000

/** The reason why a fact was not loaded. */
export class NotRead extends Error {
  readonly reason: Cause
  /** The number of people, if there are too many of them. */
  readonly total: number | undefined
  /** Whether the object does not exist. */
  readonly isMissing: boolean

  constructor(
    reason: Cause,
    { total, isMissing = false }: { total?: number; isMissing?: boolean } = {},
  ) {
    super(reason)
    this.reason = reason
    this.total = total
    this.isMissing = isMissing
  }
}

/** Makes calls through `ask`, a few at a time and no more than `MAX_CALLS`; rejects with `NotRead`. */
export function budgetOf(ask: Ask) {
  let left = MAX_CALLS
  const reserve = (calls: number) => {
    if (calls > left) throw new NotRead('calls')
    left -= calls
  }
  const send = async <Result>({ call, read }: Reading<Result>): Promise<Result> => {
    const { data, error } = await fewAtOnce(async () => ask(call))
    if (error !== undefined) throw asNotRead(error)
    return read(data)
  }
  const one = async <Result>(reading: Reading<Result>): Promise<Result> => {
    reserve(1)
    return send(reading)
  }
  /** Loads a whole list; rejects with the total if there are more than `MAX_PEOPLE` rows. */
  const whole = async <Row>(page: (first: number) => Reading<ListPage<Row>>): Promise<Row[]> => {
    const { rows, total } = await one(page(1))
    if (total > MAX_PEOPLE) throw new NotRead('many', { total })
    const starts = Array.from(
      { length: Math.ceil(total / MAX_SIZE) - 1 },
      (_, number) => (number + 1) * MAX_SIZE + 1,
    )
    reserve(starts.length)
    const others = await Promise.all(starts.map((first) => send(page(first))))
    return [...rows, ...others.flatMap((other) => other.rows)]
  }
  return { one, whole }
}

export type Budget = ReturnType<typeof budgetOf>

function asNotRead(error: unknown): NotRead {
  const { faultCode, status } = error as { faultCode?: string; status?: number }
  const isRefused = faultCode === 'SecurityException' || status === 403
  return new NotRead(isRefused ? 'refused' : 'failed', { isMissing: faultCode === 'NotFound' })
}
