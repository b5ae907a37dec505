import { screen } from '@testing-library/react'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { atUpstream } from '../../../testing/addresses'
import { server } from '../../../testing/server'

const json = (body: JsonBodyType, init: ResponseInit) => () => HttpResponse.json(body, init)

test.each([
  ['no answer', () => HttpResponse.error(), 'Network Error'],
  [
    'a refusal without words',
    json({ success: false }, { status: 200 }),
    'Some error occurred please try again',
  ],
  [
    'a broken server',
    json(null, { status: 500 }),
    'An error has occurred while processing your request. Please contact the administrator, or click the refresh button and try again',
  ],
  ['a fault without a reason', json({ Fault: {} }, { status: 489 }), 'Error Something went wrong'],
  ['a status with a text', json(null, { status: 502 }), '502 Bad Gateway'],
  ['a message', json({ message: 'Quota exceeded' }, { status: 429 }), 'Quota exceeded'],
])('%s is put into words', async (_case, answer, words) => {
  server.use(http.post(atUpstream('access/info/user/navigationrights'), answer))
  renderAt('/tasks', { routes: pages })

  await screen.findByRole('alert')
  expect(screen.getByText(words)).toBeVisible()
})
