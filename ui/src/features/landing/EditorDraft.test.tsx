import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { draftsWritten } from '../../shared/drafts/writesUnderWay'
import { atBff } from '../../testing/addresses'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeEditing, fakeLanding, landingNode } from './fakeLandingServer'
import { toEditLanding } from './routes'

const KEY = { id: 'amara', key: btoa(String.fromCharCode(...new Array<number>(32).fill(1))) }

beforeEach(() => {
  indexedDB = new IDBFactory()
  server.use(http.get(atBff('bff/draft-keys'), () => HttpResponse.json({ keys: [KEY] })))
})

afterEach(draftsWritten)

const nameField = () => screen.findByRole('textbox', { name: 'Name' })

test('what was entered when the session ended is offered again, and does not undo what others did since', async () => {
  const { sent, take } = fakeEditing()
  server.use(fakeLanding(), ...take)
  const view = renderAt(toEditLanding())
  await view.user.type(await nameField(), '!')
  view.unmount()
  await draftsWritten()
  const [everyday, ...others] = landingNode.itemCategories
  if (!everyday) throw new Error('a category')
  const theirs = { ...everyday, desc: 'Theirs', items: [] }
  server.use(fakeLanding({ ...landingNode, itemCategories: [theirs, ...others] }))

  const { user } = renderAt(toEditLanding())
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await nameField()).toHaveValue('Everyday!')
  await user.click(screen.getByRole('button', { name: 'Save home page' }))

  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { itemCategories: [{ itemCategoryId: 1, categoryName: 'Everyday!' }] },
    ]),
  )
})
