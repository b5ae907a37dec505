import { http, HttpResponse } from 'msw'
import { createStore } from '../../../app/store'
import { atBff } from '../../../testing/addresses'
import { server } from '../../../testing/server'
import { baseApi } from './baseApi'

const { readFigure, writeFigure } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readFigure: build.query<object, undefined>({
      query: () => ({ url: 'bff/figure', method: 'POST' }),
    }),
    writeFigure: build.mutation<object, undefined>({
      query: () => ({ url: 'bff/figure', method: 'PUT' }),
    }),
  }),
}).endpoints

afterEach(() => jest.useRealTimers())

test('a read is no activity of the person, whatever its method, and a write is', async () => {
  const background: Record<string, string | null> = {}
  const note = ({ request: { method, headers } }: { request: Request }) => {
    background[method] = headers.get('x-background')
    return HttpResponse.json({})
  }
  server.use(http.post(atBff('bff/figure'), note), http.put(atBff('bff/figure'), note))
  const store = createStore()

  await store.dispatch(readFigure.initiate(undefined))
  await store.dispatch(writeFigure.initiate(undefined))

  expect(background).toEqual({ POST: '1', PUT: null })
})

/** A server that refuses the first calls because too many are running, then answers. */
function refuseFirst(refusals: number, retryAfter: string) {
  let asked = 0
  const answer = () => {
    asked += 1
    if (asked > refusals) return HttpResponse.json({ asked })
    const headers = { 'Retry-After': retryAfter }
    return HttpResponse.json({ code: 'too_many_calls', message: '' }, { status: 429, headers })
  }
  server.use(http.post(atBff('bff/figure'), answer), http.put(atBff('bff/figure'), answer))
  return () => asked
}

test('a read that was one too many is made once more', async () => {
  refuseFirst(1, '0')

  const { data } = await createStore().dispatch(readFigure.initiate(undefined))

  expect(data).toEqual({ asked: 2 })
})

test('it is made no third time', async () => {
  const asked = refuseFirst(2, '0')

  const { error } = await createStore().dispatch(readFigure.initiate(undefined))

  expect(error).toMatchObject({ status: 429, code: 'too_many_calls' })
  expect(asked()).toBe(2)
})

test('it is made when the time is over that the answer names', async () => {
  const asked = refuseFirst(1, '3')
  jest.useFakeTimers()
  const reading = createStore().dispatch(readFigure.initiate(undefined))

  await jest.advanceTimersByTimeAsync(2_900)
  expect(asked()).toBe(1)
  await jest.advanceTimersByTimeAsync(200)
  expect((await reading).data).toEqual({ asked: 2 })
})

test('a write that was one too many is left to the person', async () => {
  const asked = refuseFirst(1, '0')

  const { error } = await createStore().dispatch(writeFigure.initiate(undefined))

  expect(error).toMatchObject({ code: 'too_many_calls' })
  expect(asked()).toBe(1)
})
