import { fireEvent, screen } from '@testing-library/react'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'

const openTasks = () => renderAt('/tasks', { routes: pages, bootstrap: { menu } })

test('the key does nothing inside another dialog', async () => {
  const { user } = openTasks()
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'About' }))
  const about = await screen.findByRole('dialog', { name: 'Identity Manager' })

  const isLeftAlone = fireEvent.keyDown(about, { ctrlKey: true, key: 'k' })

  expect(isLeftAlone).toBe(true)
})

test('K is told by its place on the keyboard of another script', async () => {
  openTasks()
  await screen.findByRole('heading', { name: 'All tasks' })

  fireEvent.keyDown(document.body, { ctrlKey: true, key: 'ن', code: 'KeyK' })

  expect(await screen.findByRole('dialog', { name: 'Search or go to' })).toBeVisible()
})

test.each([
  ['another letter in the place of K', { key: 't', code: 'KeyK' }],
  ['Shift', { key: 'K', code: 'KeyK', shiftKey: true }],
  ['a key that is held down', { key: 'k', code: 'KeyK', repeat: true }],
])('with %s the key stays the browser’s', async (_case, keys) => {
  openTasks()
  await screen.findByRole('heading', { name: 'All tasks' })

  const isLeftAlone = fireEvent.keyDown(document.body, { ctrlKey: true, ...keys })

  expect(isLeftAlone).toBe(true)
})
