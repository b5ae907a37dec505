import { act, screen, waitFor } from '@testing-library/react'
import { Pencil } from 'lucide'
import { renderBlock } from '../../../testing/renderBlock'
import { RowMenu } from './RowMenu'

const labels = ['Edit', 'Copy', 'Delete']

/** The menu of a row; `done` records the chosen actions. */
async function rowMenu() {
  const done: string[] = []
  const actions = labels.map((label) => ({
    id: label,
    label,
    icon: Pencil,
    onAction: () => done.push(label),
  }))
  const { user } = renderBlock(<RowMenu label="Actions for Payer" actions={actions} />)
  const button = await screen.findByRole('button', { name: 'Actions for Payer' })
  return { user, button, done }
}

test.each([
  ['{Enter}', 'Edit'],
  [' ', 'Edit'],
  ['{ArrowDown}', 'Edit'],
  ['{ArrowUp}', 'Delete'],
])('the key %p opens it at %s', async (key, label) => {
  const { user, button, done } = await rowMenu()
  act(() => button.focus())

  await user.keyboard(key)

  expect(await screen.findByRole('menuitem', { name: label })).toHaveFocus()
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Enter}')
  expect(done).toEqual([label])
})

test('another key opens nothing', async () => {
  const { user, button } = await rowMenu()
  act(() => button.focus())

  await user.keyboard('x')

  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape closes it and the focus is where it was', async () => {
  const { user, button } = await rowMenu()
  await user.click(button)
  await screen.findByRole('menuitem', { name: 'Edit' })

  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})
