import { screen, waitFor } from '@testing-library/react'
import { beginWithoutDrafts, endSession } from '../../testing/draftDevice'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeEditing, fakeLanding, landingNode } from './fakeLandingServer'
import { toEditLanding } from './routes'

beginWithoutDrafts()

const nameField = () => screen.findByRole('textbox', { name: 'Name' })

test('what was entered when the session ended is offered again, and does not undo what others did since', async () => {
  const { sent, take } = fakeEditing()
  server.use(fakeLanding(), ...take)
  const view = renderAt(toEditLanding())
  await view.user.type(await nameField(), '!')
  await endSession(view)
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
