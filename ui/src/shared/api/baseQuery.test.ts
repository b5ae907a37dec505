import { http, HttpResponse } from 'msw'
import { createStore } from '../../app/store'
import { atBff } from '../../testing/addresses'
import { server } from '../../testing/server'
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
